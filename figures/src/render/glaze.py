"""Clear plastic and lenses, laid over the traced picture: paths that pass them by chance would leave grain."""
import numba
import numpy as np

import edges

"""Exponent of the cosine by which a sheet gets denser where it is seen from the side, and its density there."""
GRAZING = .7, .55
"""Place of the light that clear sheets mirror, exponent of its highlight and its strength."""
LIGHT, GLOSS, SHINE = (-2.3, -3.2, 3.6), 160, .7


def shade(mesh, spec):
    """Colour times opacity, and opacity, of a mesh's vertices as the camera sees them: rows of r, g, b, a."""
    place = edges.turn(mesh['positions'], spec)
    normals = edges.turn(mesh['normals'], spec)
    to_camera = np.array(spec['camera']['at'], float) - place
    to_camera /= np.linalg.norm(to_camera, axis=1, keepdims=True)
    cosine = np.abs((normals * to_camera).sum(1))
    exponent, grazing = GRAZING
    alpha = mesh['opacity'] + (grazing * (1 - cosine ** exponent) if mesh['kind'] == 'clear' else 0)
    to_light = np.array(LIGHT) - place
    to_light /= np.linalg.norm(to_light, axis=1, keepdims=True)
    half = to_light + to_camera
    half /= np.linalg.norm(half, axis=1, keepdims=True)
    shine = SHINE * np.maximum((normals * half).sum(1), 0) ** GLOSS
    alpha = np.clip(alpha + shine, 0, 1)
    return np.concatenate([mesh['colour'] * alpha[:, None] + shine[:, None] * (1 - mesh['colour']), alpha[:, None]], 1).astype(np.float32)


@numba.njit(cache=True)
def lay_sheet(px, quads, paint, place, depths, layer):
    """Lays a sheet over `layer` (r, g, b and the light that still passes) at one place of each pixel, where nothing hides it."""
    height, width = depths.shape
    for q in range(quads.shape[0]):
        for half in range(2):
            i, j, k = quads[q, 0], quads[q, 1 + half], quads[q, 2 + half]
            a, b, c = px[i], px[j], px[k]
            area = edges.cross(a, b, c[0], c[1])
            if area == 0:
                continue
            x0, x1, y0, y1 = edges.span(a, b, c, place, width, height)
            for y in range(y0, y1 + 1):
                for x in range(x0, x1 + 1):
                    u, v = x + place[0], y + place[1]
                    s, t = -edges.cross(a, c, u, v) / area, edges.cross(a, b, u, v) / area
                    if s < 0 or t < 0 or s + t >= 1 or a[2] + s * (b[2] - a[2]) + t * (c[2] - a[2]) >= depths[y, x]:
                        continue
                    passing = 1 - (paint[i, 3] + s * (paint[j, 3] - paint[i, 3]) + t * (paint[k, 3] - paint[i, 3]))
                    for n in range(3):
                        layer[y, x, n] = layer[y, x, n] * passing + paint[i, n] + s * (paint[j, n] - paint[i, n]) + t * (paint[k, n] - paint[i, n])
                    layer[y, x, 3] *= passing


@numba.njit(parallel=True, cache=True)
def lay_all(px, quads, paint, places, depths):
    count, height, width = depths.shape
    layers = np.zeros((count, height, width, 4), np.float32)
    for i in numba.prange(count):
        layers[i, :, :, 3] = 1
        lay_sheet(px, quads, paint, places[i], depths[i], layers[i])
    return layers


def glaze(pixels, sheets, shares, spec):
    """
    Returns the picture (rgb, or rgba) behind clear sheets: positions, normals, quads, colour, kind and opacity of each.
    Several sheets behind each other each take their share of the light, in any order, because their colours are alike.
    """
    height, width = pixels.shape[:2]
    every = slice(0, edges.SAMPLES, 4)
    for sheet in sheets:
        px = edges.project(sheet['positions'], spec, width, height)
        layer = lay_all(px, sheet['quads'], shade(sheet, spec), edges.sample_places()[every], shares.depths[every]).mean(0)
        passing = layer[..., 3:]
        added = np.concatenate([layer[..., :3], 1 - passing], -1)[..., :pixels.shape[2]]
        pixels = pixels * passing + added
    return pixels
