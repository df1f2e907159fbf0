"""Without a proxy from Debian's packages there is nothing to try."""

from proxies import THERE

collect_ignore = [] if THERE else ["test_deploy.py"]
