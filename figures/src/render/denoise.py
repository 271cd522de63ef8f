"""Joint non-local means on radiance / albedo, guided by albedo, normal and depth; then a neutral tone curve."""
import struct
import zlib

import numba
import numpy as np


def box(a):
    """The mean of 3 x 3 pixels."""
    p = np.pad(a, ((1, 1), (1, 1), (0, 0)), 'edge')
    rows = p[:-2] + p[1:-1] + p[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) / 9


def blur(a):
    """A soft blur that keeps the borders."""
    p = np.pad(a, ((2, 2), (2, 2), (0, 0)), 'edge')
    weights = (1, 4, 6, 4, 1)
    rows = sum(w * p[i:i + a.shape[0]] for i, w in enumerate(weights)) / 16
    return sum(w * rows[:, i:i + a.shape[1]] for i, w in enumerate(weights)) / 16


def enlarge(a, width, height):
    """Bilinear, with pixel centres kept."""
    def axis(size, source):
        at = np.clip((np.arange(size) + .5) * source / size - .5, 0, source - 1)
        low = np.minimum(at.astype(int), source - 2)
        return low, (at - low).astype(np.float32)
    y, ty = axis(height, a.shape[0])
    x, tx = axis(width, a.shape[1])
    rows = a[y] * (1 - ty)[:, None, None] + a[y + 1] * ty[:, None, None]
    return rows[:, x] * (1 - tx)[None, :, None] + rows[:, x + 1] * tx[None, :, None]


@numba.njit(parallel=True, fastmath=True, cache=True)
def average(light, features, depth, seen, radius, step, by_depth):
    """Averages each seen pixel with those around it, weighted by how alike their features and depths are."""
    height, width, count = features.shape
    result = light.copy()
    for y in numba.prange(height):
        for x in range(width):
            if not seen[y, x]:
                continue
            red = green = blue = weights = np.float32(0)
            for dy in range(-radius, radius + 1):
                for dx in range(-radius, radius + 1):
                    r2 = dy * dy + dx * dx
                    v, u = y + dy * step, x + dx * step
                    if r2 > radius * radius + 1 or v < 0 or u < 0 or v >= height or u >= width:
                        continue
                    differ = (depth[v, u] - depth[y, x]) ** 2 / (by_depth ** 2 * max(r2 * step * step, 1))
                    for k in range(count):
                        differ += (features[v, u, k] - features[y, x, k]) ** 2
                    w = np.exp(-differ - r2 / np.float32(2 * (radius * .65) ** 2))
                    red += w * light[v, u, 0]
                    green += w * light[v, u, 1]
                    blue += w * light[v, u, 2]
                    weights += w
            result[y, x, 0], result[y, x, 1], result[y, x, 2] = red / weights, green / weights, blue / weights
    return result


def non_local_means(light, albedo, normal, depth, seen, radius, step, by_light, by_normal=.10, by_albedo=.05, by_depth=.012):
    patch = box(np.log1p(light))
    features = np.concatenate(
        [patch / (by_light * np.sqrt(3)), normal / (by_normal * np.sqrt(2)), albedo / by_albedo], -1).astype(np.float32)
    return average(light, features, depth, seen, radius, step, np.float32(by_depth))


def denoise(image, albedo, normal, depth, alpha, radius):
    safe = np.clip(albedo, .02, None)
    light = np.clip(image / safe, 0, 12).astype(np.float32)
    depth = np.where(depth > 1e4, 20, depth)[..., 0].astype(np.float32)
    guide = (np.ascontiguousarray(albedo), np.ascontiguousarray(normal), depth, alpha[..., 0] > 0)
    # Along silhouettes few neighbours are alike, so the first round looks far and forgives differences of light.
    light = non_local_means(light, *guide, 2 * radius, 1, 1.2, by_normal=.2, by_albedo=.08, by_depth=.05)
    light = non_local_means(light, *guide, radius, 2, .15, by_normal=.2, by_depth=.03)
    light = non_local_means(light, *guide, radius, 4, .06, by_normal=.2, by_depth=.03)
    return light * safe


@numba.njit(parallel=True, fastmath=True, cache=True)
def hollowness(depth, seen, radius, limit):
    """
    How far each seen pixel lies behind the mean of its neighbours on opposite sides, in m: more than 0 in creases and
    beside what lies in front of it, 0 on planes, at most `limit`.
    """
    height, width = depth.shape
    result = np.zeros((height, width), np.float32)
    for y in numba.prange(height):
        for x in range(width):
            if not seen[y, x]:
                continue
            total = weights = np.float32(0)
            for dy in range(0, radius + 1, 2):
                for dx in range(-radius + radius % 2, radius + 1, 2):
                    r2 = dy * dy + dx * dx
                    if (dy == 0 and dx <= 0) or r2 > radius * radius:
                        continue
                    if y < dy or y + dy >= height or min(x - dx, x + dx) < 0 or max(x - dx, x + dx) >= width:
                        continue
                    w = np.exp(-r2 / np.float32(2 * (radius * .5) ** 2))
                    weights += w
                    if seen[y - dy, x - dx] and seen[y + dy, x + dx]:
                        behind = depth[y, x] - (depth[y - dy, x - dx] + depth[y + dy, x + dx]) / 2
                        total += w * min(max(behind, -limit), limit)
            result[y, x] = max(total / max(weights, np.float32(1e-6)), 0)
    return result


"""Distance in m behind the neighbours at which a crease is darkest, and the share of light that it loses there."""
CREASE = .012, .5


def shade_creases(image, depth, on_figure):
    """
    Darkens creases and what lies close behind an edge, so that parts of one colour stay apart at the size of a phone:
    Luft, Colditz and Deussen, Image enhancement by unsharp masking the depth buffer, 2006, for concave places of the
    figure only. On the floor it would be a halo round the feet.
    """
    deep, loss = CREASE
    radius = max(2, round(image.shape[1] / 72))
    hollow = hollowness(depth.astype(np.float32), on_figure, radius, np.float32(2 * deep))
    return image * (1 - loss * np.clip(hollow / deep, 0, 1))[..., None]


def neutral(c):
    """Khronos PBR Neutral, without its black offset."""
    start, desaturation = .76, .12
    peak = c.max(-1, keepdims=True)
    d = 1 - start
    new_peak = 1 - d * d / (peak + d - start)
    scaled = c * new_peak / np.maximum(peak, 1e-6)
    g = 1 - 1 / (desaturation * (peak - new_peak) + 1)
    return np.where(peak < start, c, scaled * (1 - g) + new_peak * g)


def tone(image, exposure=.86, contrast=.1):
    c = np.clip(neutral(np.maximum(image * exposure, 0)), 0, 1)
    s = np.where(c <= .0031308, c * 12.92, 1.055 * np.power(np.maximum(c, 1e-8), 1 / 2.4) - .055)
    return s - contrast * np.sin(s * 2 * np.pi) / (2 * np.pi) * (.75 + .25 * s)


def write_png(path, pixels):
    height, width, channels = pixels.shape
    raw = b''.join(b'\0' + pixels[i].tobytes() for i in range(height))

    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

    header = struct.pack('>IIBBBBB', width, height, 8, 2 if channels == 3 else 6, 0, 0, 0)
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', header) + chunk(b'IDAT', zlib.compress(raw, 4)) + chunk(b'IEND', b''))
