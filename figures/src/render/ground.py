"""The floor round the feet: the traced light without grain, a contact shadow under the soles, and a soft change to the backdrop's map."""
import numpy as np

import edges

# Centre and half-axes of the floor that is traced; beyond it the backdrop comes from the map.
CENTRE = (.42, .4, 0)
HALF_AXES = (1.05, .85, 1)
FADE_FROM = .7
# Contact shadow: cells and height in m in which soles touch the floor, and strength and reach in cells of each layer.
CELL = .004
TOUCHES_BELOW = .03
LAYERS = ((.3, 2), (.22, 7))
SPAN = 320


def smooth(a, radius):
    """Three box blurs, which are nearly a Gaussian."""
    for axis in (0, 1) * 3:
        padding = [(radius + 1, radius) if i == axis else (0, 0) for i in range(a.ndim)]
        sums = np.cumsum(np.pad(a, padding, 'edge'), axis, dtype=np.float64)
        size = a.shape[axis]
        ends = np.take(sums, range(2 * radius + 1, 2 * radius + 1 + size), axis)
        a = (ends - np.take(sums, range(size), axis)) / (2 * radius + 1)
    return a


def find_floor(spec, width, height):
    """The places on the floor that the pixels show, and whether they show one."""
    at, forward, right, up, focal = edges.camera(spec, height)
    x = (np.arange(width) + .5 - width / 2)[None, :, None] / focal
    y = (height / 2 - np.arange(height) - .5)[:, None, None] / focal
    ray = forward + right * x + up * y
    down = np.minimum(ray[..., 2:], -1e-3)
    return (at - ray * at[2] / down)[..., :2], ray[..., 2] < -1e-3


def contact(meshes, spec, places):
    """The light that soles leave at places on the floor, from 0 to 1."""
    touched = np.zeros((SPAN, SPAN))
    for positions, _ in meshes:
        low = edges.turn(positions[positions[:, 2] < TOUCHES_BELOW], spec)
        column, row = (np.clip(low[:, :2] / CELL + SPAN / 2, 0, SPAN - 1).astype(int)).T
        np.maximum.at(touched, (row, column), 1 - low[:, 2] / TOUCHES_BELOW)
    # Soles are meshed along their surface, so their middle is filled from the sides.
    touched = np.minimum(1, 2 * smooth(touched, 1))
    dark = sum(strength * np.minimum(1, smooth(touched, reach)) for strength, reach in LAYERS)
    at = np.clip(places / CELL + SPAN / 2 - .5, 0, SPAN - 1.001)
    column, row = at[..., 0].astype(int), at[..., 1].astype(int)
    tx, ty = at[..., 0] - column, at[..., 1] - row
    top = dark[row, column] * (1 - tx) + dark[row, column + 1] * tx
    below = dark[row + 1, column] * (1 - tx) + dark[row + 1, column + 1] * tx
    return 1 - top * (1 - ty) - below * ty


def lay(pixels, behind, is_ground, meshes, spec):
    """Replaces the pixels of the ground."""
    height, width, _ = pixels.shape
    places, on_floor = find_floor(spec, width, height)
    away = np.clip((np.hypot(*np.moveaxis((places - CENTRE[:2]) / HALF_AXES[:2], -1, 0)) - FADE_FROM) / (1 - FADE_FROM), 0, 1)
    near = np.where(on_floor, 1 - away * away * (3 - 2 * away), 0)[..., None]
    mask = is_ground[..., None].astype(np.float64)
    light = smooth(pixels / behind * mask, 2) / np.maximum(smooth(mask, 2), 1e-3)
    floor = behind * (1 - near + near * light) * np.where(on_floor, contact(meshes, spec, places), 1)[..., None]
    return np.where(is_ground[..., None], floor, pixels)
