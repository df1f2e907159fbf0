"""What is counted and timed, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

REQUESTS: Final = Histogram(
    "roundhouse_request_seconds",
    "Time until the answer to a request began",
    ["route", "method", "status"],
    buckets=_QUICK,
)
FAULTS: Final = Counter("roundhouse_faults", "Requests and jobs that failed by a fault of ours")
ENTRIES: Final = Counter("roundhouse_entries", "Durable entries of matches", ["kind"])
COMMITS: Final = Histogram(
    "roundhouse_commit_seconds", "Time of a commit shared by waiting entries", buckets=_QUICK
)
RENDERED: Final = Histogram(
    "roundhouse_render_seconds", "Time to make an update for one viewer", buckets=_QUICK
)
SOCKETS: Final = Gauge("roundhouse_sockets", "Open sockets", multiprocess_mode="livesum")
WAITING: Final = Gauge(
    "roundhouse_jobs_waiting", "Jobs nobody works on yet", ["kind"], multiprocess_mode="livesum"
)
JOBS: Final = Histogram(
    "roundhouse_job_seconds", "Time worked on a job", ["kind"], buckets=_SLOW
)  # the time of bots is that of their jobs
