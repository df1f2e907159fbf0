"""A net fitted to rows, with torch, and written as plain numbers. Nothing else here needs torch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final
from warnings import catch_warnings, simplefilter

LAYERS: Final = (96, 32)
ROUNDS: Final = 14  # through all rows
BATCH: Final = 512
PACE: Final = 2e-3
DECAY: Final = 1e-4
HELD: Final = 0.08  # of the rows, the last ones: to stop in time


@dataclass(frozen=True)
class Fitted:
    """A net as numbers, layer by layer, and what it was worth on the rows kept back."""

    sizes: list[int]
    numbers: list[float]
    loss: float


def fit(raw: bytes, features: int, most: int, seed: int) -> Fitted:
    """Return the net that tells best who wins; the same rows and seed give the same net."""
    torch = _torch()
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # sums in another order are other sums
    wide = features + 2 * most + 2
    rows = torch.frombuffer(bytearray(raw), dtype=torch.float32).reshape(-1, wide)
    kept = int(len(rows) * (1 - HELD))
    x, won, seats = rows[:, :features], rows[:, features : features + most], rows[:, -2]
    mean, spread = x[:kept].mean(0), x[:kept].std(0)
    spread[spread < 1e-6] = 1.0
    x = (x - mean) / spread
    net = _net(torch, [features, *LAYERS, most])
    best, numbers = 1e9, net.state_dict()
    steps = torch.optim.AdamW(net.parameters(), lr=PACE, weight_decay=DECAY)
    slower = torch.optim.lr_scheduler.CosineAnnealingLR(steps, ROUNDS)
    for _ in range(ROUNDS):
        for batch in torch.randperm(kept).split(BATCH):
            steps.zero_grad()
            _loss(torch, net(x[batch]), won[batch], seats[batch]).backward()
            steps.step()
        slower.step()
        with torch.no_grad():
            loss = float(_loss(torch, net(x[kept:]), won[kept:], seats[kept:]))
        if loss < best:
            best, numbers = loss, {name: one.clone() for name, one in net.state_dict().items()}
    return Fitted([features, *LAYERS, most], _plain(numbers, mean, spread), best)


def _torch() -> Any:
    try:
        with catch_warnings():
            simplefilter("ignore")  # torch misses numpy, we do not
            import torch
    except ImportError:
        raise SystemExit("training needs torch: pip install 'roundhouse[train]'") from None
    return torch


def _net(torch: Any, sizes: list[int]) -> Any:
    layers: list[Any] = []
    for i in range(len(sizes) - 1):
        layers += [torch.nn.Linear(sizes[i], sizes[i + 1]), torch.nn.ReLU()]
    return torch.nn.Sequential(*layers[:-1])


def _loss(torch: Any, said: Any, won: Any, seats: Any) -> Any:
    """Return the cross entropy over the seats that are taken; alone, of ending above nothing."""
    if int(seats.max()) == 1:
        return torch.nn.functional.binary_cross_entropy_with_logits(said[:, 0], won[:, 0])
    taken = torch.arange(said.shape[1])[None, :] < seats[:, None]
    likely = torch.log_softmax(said.masked_fill(~taken, -1e9), 1)
    return -(won * likely).sum(1).mean()


def _plain(numbers: dict[str, Any], mean: Any, spread: Any) -> list[float]:
    """Return the weights as they are written; the first layer takes features as they come."""
    found: list[float] = []
    names = sorted({int(name.split(".")[0]) for name in numbers})
    for name in names:
        weight, bias = numbers[f"{name}.weight"], numbers[f"{name}.bias"]
        if name == names[0]:
            weight = weight / spread
            bias = bias - weight @ mean
        found += weight.t().reshape(-1).tolist() + bias.tolist()
    return found
