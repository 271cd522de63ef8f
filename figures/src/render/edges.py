"""Exact edges: each pixel on an edge becomes the mean of the surfaces in it, weighted by the shares that the meshes cover."""
import numba
import numpy as np

SAMPLES = 32
"""Difference of depth in m from which samples of one mesh belong to different folds of it."""
FOLD = .05


def sample_places():
    """Places in a pixel. No two share a row or a column, so that the share of a straight edge has as many levels."""
    order = [int(f'{i:05b}'[::-1], 2) for i in range(SAMPLES)]
    return ((np.array([np.arange(SAMPLES), order]).T + .5) / SAMPLES).astype(np.float32)


@numba.njit(cache=True)
def cross(a, b, x, y):
    """Twice the area of the triangle of two corners and a place, positive on one side of the edge."""
    return (b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])


@numba.njit(cache=True)
def span(a, b, c, place, width, height):
    """First and last column and row of the pixels that a triangle may cover at one place in them."""
    return (
        max(0, int(np.ceil(min(a[0], b[0], c[0]) - place[0]))),
        min(width - 1, int(np.floor(max(a[0], b[0], c[0]) - place[0]))),
        max(0, int(np.ceil(min(a[1], b[1], c[1]) - place[1]))),
        min(height - 1, int(np.floor(max(a[1], b[1], c[1]) - place[1]))),
    )


@numba.njit(cache=True)
def cover(px, quads, mesh, place, ids, depths):
    """Writes into `ids` and `depths` what is nearest at one place of each pixel."""
    height, width = ids.shape
    for q in range(quads.shape[0]):
        for half in range(2):
            a, b, c = px[quads[q, 0]], px[quads[q, 1 + half]], px[quads[q, 2 + half]]
            area = cross(a, b, c[0], c[1])
            if area == 0:
                continue
            x0, x1, y0, y1 = span(a, b, c, place, width, height)
            for y in range(y0, y1 + 1):
                for x in range(x0, x1 + 1):
                    u, v = x + place[0], y + place[1]
                    s, t = -cross(a, c, u, v) / area, cross(a, b, u, v) / area
                    if s < -1e-4 or t < -1e-4 or s + t > 1.0001:
                        continue
                    depth = a[2] + s * (b[2] - a[2]) + t * (c[2] - a[2])
                    if depth < depths[y, x]:
                        ids[y, x], depths[y, x] = mesh, depth


@numba.njit(parallel=True, cache=True)
def cover_all(px, quads, mesh, places, ids, depths):
    for i in numba.prange(places.shape[0]):
        cover(px, quads, mesh, places[i], ids[i], depths[i])


@numba.njit(parallel=True, cache=True)
def find_pure(ids, depths):
    """Returns the mesh of each pixel that shows only one, or -1, and its mean depth."""
    count, height, width = ids.shape
    pure = np.full((height, width), -1, np.int32)
    mean = np.zeros((height, width), np.float32)
    for y in numba.prange(height):
        for x in range(width):
            first, low, high, total = ids[0, y, x], depths[0, y, x], depths[0, y, x], np.float32(0)
            alike = True
            for i in range(count):
                alike = alike and ids[i, y, x] == first
                low, high = min(low, depths[i, y, x]), max(high, depths[i, y, x])
                total += depths[i, y, x]
            if alike and high - low < FOLD:
                pure[y, x], mean[y, x] = first, total / count
    return pure, mean


@numba.njit(parallel=True, cache=True)
def mix_edges(pixels, ids, depths, pure, mean, radius):
    count, height, width = ids.shape
    channels = pixels.shape[2]
    result = pixels.copy()
    for y in numba.prange(height):
        colour = np.zeros(channels, np.float32)
        for x in range(width):
            if pure[y, x] >= 0:
                continue
            total = np.zeros(channels, np.float32)
            for i in range(count):
                colour[:] = 0
                weights = np.float32(0)
                for v in range(max(0, y - radius), min(height, y + radius + 1)):
                    for u in range(max(0, x - radius), min(width, x + radius + 1)):
                        if pure[v, u] != ids[i, y, x] or abs(mean[v, u] - depths[i, y, x]) > FOLD:
                            continue
                        w = np.float32(np.exp(-np.float32((v - y) ** 2 + (u - x) ** 2)))
                        weights += w
                        for k in range(channels):
                            colour[k] += w * pixels[v, u, k]
                for k in range(channels):
                    # A part that is nowhere as wide as a pixel has only the traced colour.
                    total[k] += colour[k] / weights if weights > 0 else pixels[y, x, k]
            for k in range(channels):
                result[y, x, k] = total[k] / count
    return result


def camera(spec, height):
    """Place, axes and focal length in px of the camera, as in scene/project.ts."""
    at, target = np.array(spec['camera']['at'], float), np.array(spec['camera']['target'], float)
    forward = (target - at) / np.linalg.norm(target - at)
    right = np.cross(forward, (0, 0, 1))
    right /= np.linalg.norm(right)
    return at, forward, right, np.cross(right, forward), height * spec['camera']['lensMm'] / 32


def turn(positions, spec):
    """Positions of the turned figure."""
    angle = np.radians(spec['turnDeg'])
    x, y, z = positions.astype(float).T
    return np.stack([x * np.cos(angle) - y * np.sin(angle), x * np.sin(angle) + y * np.cos(angle), z], -1)


def project(positions, spec, width, height):
    """Positions of the scene in px, and their depths."""
    at, forward, right, up, focal = camera(spec, height)
    seen = turn(positions, spec) - at
    depth = seen @ forward
    return np.stack([width / 2 + seen @ right * focal / depth, height / 2 - seen @ up * focal / depth, depth], -1).astype(np.float32)


class Shares:
    """What each pixel shows. `meshes` are positions and quads of the opaque ones."""

    def __init__(self, meshes, spec, width, height):
        places = sample_places()
        self.ids = np.zeros((SAMPLES, height, width), np.int32)
        self.depths = np.full((SAMPLES, height, width), 100, np.float32)
        for mesh, (positions, quads) in enumerate(meshes):
            cover_all(project(positions, spec, width, height), quads, mesh + 1, places, self.ids, self.depths)
        self.pure, self.mean = find_pure(self.ids, self.depths)

    def resolve(self, pixels):
        """Returns the picture with exact edges."""
        return mix_edges(pixels.astype(np.float32), self.ids, self.depths, self.pure, self.mean, 3)
