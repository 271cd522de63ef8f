"""Path-traces an adult on one flat colour: blender -b -P render.py -- scene.json out.png W H SAMPLES THREADS"""
import json
import math
import os
import sys

import addon_utils
import bpy
import mathutils
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '../../render')]
import denoise  # noqa: E402
import shade  # noqa: E402

addon_utils.enable('cycles')
scene_path, out = sys.argv[sys.argv.index('--') + 1:][:2]
width, height, samples, threads = (int(a) for a in sys.argv[sys.argv.index('--') + 3:][:4])
SPEC = json.load(open(scene_path))
FOLDER = os.path.dirname(os.path.abspath(scene_path))
SCENE = bpy.context.scene
for thing in list(bpy.data.objects):
    bpy.data.objects.remove(thing)


def link(name, data):
    thing = bpy.data.objects.new(name, data)
    SCENE.collection.objects.link(thing)
    return thing


def look_at(thing, target):
    direction = mathutils.Vector(target) - thing.location
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def load_mesh(entry, blob, root):
    def array(key, dtype):
        start, count = entry['arrays'][key]
        return np.frombuffer(blob, dtype=dtype, count=count, offset=start)
    quads = array('quads', '<u4').astype(np.int32)
    faces = len(quads) // 4
    mesh = bpy.data.meshes.new(entry['name'])
    mesh.vertices.add(len(array('positions', '<f4')) // 3)
    mesh.vertices.foreach_set('co', array('positions', '<f4'))
    mesh.loops.add(faces * 4)
    mesh.loops.foreach_set('vertex_index', quads)
    mesh.polygons.add(faces)
    mesh.polygons.foreach_set('loop_start', np.arange(0, faces * 4, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(faces, 4, dtype=np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(faces, dtype=bool))
    mesh.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', array('colors', '<f4'))
    mesh.uv_layers.new(name='UVMap').data.foreach_set('uv', array('uvs', '<f4').reshape(-1, 2)[quads].ravel())
    mesh.update(calc_edges=True)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(array('normals', '<f4').reshape(-1, 3))
    thing = link(entry['name'], mesh)
    thing.parent = root
    thing.visible_shadow = entry['material'].get('shadow', entry['material']['kind'] not in ('clear', 'lens'))
    mesh.materials.append(shade.build(entry['name'], entry['material'], FOLDER))
    return thing


def load_meshes():
    root = link('root', None)
    root.rotation_euler = (0, 0, math.radians(SPEC['turnDeg']))
    blob = open(scene_path[:-5] + '.bin', 'rb').read()
    return [load_mesh(entry, blob, root) for entry in SPEC['meshes']]


def floor():
    """A wide pale floor. It bounces light on the figure; the camera sees it only when shadows are traced."""
    mesh = bpy.data.meshes.new('floor')
    mesh.from_pydata([(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [], [(0, 1, 2, 3)])
    material = bpy.data.materials.new('floor')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value = 1
    shader.inputs['Specular'].default_value = 0
    shader.inputs['Base Color'].default_value = (.72, .71, .7, 1)
    mesh.materials.append(material)
    return link('floor', mesh)


def area_light(at, target, size, watts, colour):
    light = bpy.data.lights.new('light', 'AREA')
    light.energy, light.color, light.size = watts, colour, size
    thing = link('light', light)
    thing.location = at
    look_at(thing, target)


def lights():
    """One large soft key from above left, a cool fill, and faint rims from behind."""
    area_light((-2.4, -3.3, 3.7), (0, 0, 1.15), 1.8, 225, (1, .955, .9))
    area_light((3.4, -2.6, 1.7), (0, 0, 1), 3, 30, (.88, .94, 1))
    area_light((2, 2.2, 3), (0, 0, 1.4), 1.2, 95, (1, .97, .94))
    area_light((-2.3, 2, 2.5), (0, 0, 1.4), 1, 50, (.93, .97, 1))
    world = bpy.data.worlds.new('world')
    SCENE.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .17


def camera():
    spec = SPEC['camera']
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_fit, data.sensor_height = spec['lensMm'], 'VERTICAL', 32
    thing = link('camera', data)
    thing.location = spec['at']
    look_at(thing, spec['target'])
    SCENE.camera = thing


def settings(width, height, samples, transparent):
    SCENE.render.engine = 'CYCLES'
    values = dict(
        samples=samples, use_adaptive_sampling=True, adaptive_threshold=.12, adaptive_min_samples=min(8, samples),
        use_denoising=False, max_bounces=5, diffuse_bounces=3, glossy_bounces=2, transmission_bounces=2,
        transparent_max_bounces=8, caustics_reflective=False, caustics_refractive=False, sample_clamp_indirect=3,
        blur_glossy=1.0, seed=7, pixel_filter_type='BLACKMAN_HARRIS')
    for key, value in values.items():
        setattr(SCENE.cycles, key, value)
    render = SCENE.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', threads
    render.film_transparent = transparent
    render.use_persistent_data = True
    layer = SCENE.view_layers[0]
    layer.cycles.denoising_store_passes = True
    if not layer.aovs:
        skin = layer.aovs.add()
        skin.name, skin.type = 'skin', 'VALUE'


PASSES = (('image', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('depth', 'Denoising Depth'), ('skin', 'skin'))


def trace(name, width, height):
    """Renders and returns the passes as arrays, top row first."""
    folder = f'{out}.passes/{name}'
    SCENE.use_nodes = True
    tree = SCENE.node_tree
    for node in list(tree.nodes):
        tree.nodes.remove(node)
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for slot, socket in PASSES:
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], files.inputs[slot])
    bpy.ops.render.render(write_still=False)
    arrays = {}
    for slot, _ in PASSES:
        picture = bpy.data.images.load(os.path.join(folder, slot + '0001.exr'))
        picture.colorspace_settings.name = 'Non-Color'
        pixels = np.empty(width * height * 4, np.float32)
        picture.pixels.foreach_get(pixels)
        arrays[slot] = pixels.reshape(height, width, 4)[::-1].copy()
    return arrays


def blurred(a, sigma):
    """Gaussian blur of an image with channels, with its borders extended."""
    reach = max(1, math.ceil(sigma * 2.6))
    weights = np.exp(-.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    weights /= weights.sum()
    for axis in (0, 1):
        padded = np.pad(a, [(reach, reach) if i == axis else (0, 0) for i in range(3)], 'edge')
        n = a.shape[axis]
        a = sum(w * np.take(padded, np.arange(i, i + n), axis) for i, w in enumerate(weights))
    return a


# Distance that light travels in skin, per channel, in body units (a unit is about 85 cm): a near and a far part.
SCATTER = ((.0075, .0034, .002), (.02, .0075, .004))


def scatter(image, albedo, skin):
    """Subsurface scattering in the picture: spreads the light on skin, red furthest, and leaves everything else."""
    unit = height * SPEC['camera']['lensMm'] / 32 / abs(SPEC['camera']['at'][1])
    safe = np.clip(albedo, .02, None)
    light = np.clip(image / safe, 0, 12)
    parts = []
    for near, far in zip(*SCATTER):
        channel = light[..., len(parts):len(parts) + 1]
        spread = [blurred(channel * skin, max(.35, d * unit)) / np.maximum(blurred(skin, max(.35, d * unit)), 1e-3) for d in (near, far)]
        parts.append(.6 * spread[0] + .4 * spread[1])
    soft = np.concatenate(parts, -1)
    weight = skin * .8
    return (light * (1 - weight) + soft * weight) * safe


def window(width, height):
    """1 inside the picture, 0 at its edges, so that the page continues the ground without a seam."""
    def ramp(n, edge):
        x = np.minimum(np.arange(n), np.arange(n)[::-1]) / (n * edge)
        x = np.clip(x, 0, 1)
        return x * x * (3 - 2 * x)
    return np.outer(np.minimum(1, ramp(height, .03)), ramp(width, .14))[..., None].astype(np.float32)


def shadows(things, ground):
    """Share of light that the figure leaves on the ground, at a third of the size."""
    w, h = width // 3, height // 3
    settings(w, h, 96, False)
    ground.visible_camera = True
    for thing in things:
        thing.visible_camera = False
    shaded = trace('shaded', w, h)['image'][..., :3]
    for thing in things:
        thing.hide_render = True
    lit = trace('lit', w, h)['image'][..., :3]
    for thing in things:
        thing.visible_camera, thing.hide_render = True, False
    ground.visible_camera = False
    ratio = blurred(shaded.mean(-1, keepdims=True), 1.1) / np.maximum(blurred(lit.mean(-1, keepdims=True), 1.1), 1e-4)
    # Contact darkens more than the soft shadow beside it: the floor under a sole sees no light at all.
    share = np.clip(ratio, .05, 1)
    return denoise.enlarge(share ** (1 + .9 * (1 - share)), width, height)


def light_of(colour):
    """Light that the tone curve turns into a colour, found by iteration."""
    wanted = np.array([[int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]])
    light = wanted.copy()
    for _ in range(80):
        light *= (wanted / np.maximum(denoise.tone(light), 1e-3)) ** 1.5
    return light[0].astype(np.float32)


lights()
camera()
figures = load_meshes()
ground = floor()
share = shadows(figures, ground)
settings(width, height, samples, True)
passes = trace('figure', width, height)
image, alpha = passes['image'][..., :3], np.clip(passes['image'][..., 3:], 0, 1)
image = denoise.denoise(image, passes['albedo'][..., :3], passes['normal'][..., :3], passes['depth'][..., :1], max(2, round(width / 400)))
image = scatter(image, passes['albedo'][..., :3], np.clip(passes['skin'][..., :1], 0, 1))
left = 1 + (share - 1) * window(width, height) * .9
pixels = denoise.tone(image + (1 - alpha) * light_of(SPEC['backdrop']) * left)
denoise.write_png(out, (np.clip(pixels, 0, 1) * 255 + .5).astype(np.uint8))
