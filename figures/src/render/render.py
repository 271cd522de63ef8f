"""Loads a scene written by the pipeline, shades, lights and path-traces it: blender -b -P render.py -- scene.json out.png W H SAMPLES THREADS"""
import hashlib
import json
import math
import os
import sys

import bpy
import mathutils
import numpy as np
import addon_utils

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import denoise  # noqa: E402
import edges  # noqa: E402
import glaze  # noqa: E402
import ground  # noqa: E402
import materials  # noqa: E402

addon_utils.enable('cycles')
scene_path, out = sys.argv[sys.argv.index('--') + 1:][:2]
width, height, samples, threads = (int(a) for a in sys.argv[sys.argv.index('--') + 3:][:4])
SPEC = json.load(open(scene_path))
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


def load_meshes():
    """Adds the meshes to the scene and returns the opaque ones, and the clear ones, which are not traced."""
    root = link('root', None)
    root.rotation_euler = (0, 0, math.radians(SPEC['turnDeg']))
    blob = open(scene_path[:-5] + '.bin', 'rb').read()
    opaque, clear = [], []
    for entry in SPEC['meshes']:
        def array(key, dtype):
            start, count = entry['arrays'][key]
            return np.frombuffer(blob, dtype=dtype, count=count, offset=start)
        quads = array('quads', '<u4').astype(np.int32)
        kind = entry['material']['kind']
        if kind in ('clear', 'lens'):
            clear.append(dict(
                positions=array('positions', '<f4').reshape(-1, 3), normals=array('normals', '<f4').reshape(-1, 3),
                quads=quads.reshape(-1, 4), colour=array('colors', '<f4').reshape(-1, 4)[:, :3], kind=kind,
                opacity=entry['material']['opacity']))
            continue
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
        thing.visible_shadow = entry['material'].get('shadow', True)
        mesh.materials.append(materials.build(entry['name'], entry['material'], os.path.dirname(os.path.abspath(scene_path))))
        opaque.append((array('positions', '<f4').reshape(-1, 3), quads.reshape(-1, 4)))
    return opaque, clear


def backdrop(near_only):
    """
    A seamless sweep. The camera sees the outfit's colour; light that bounces sees a neutral grey, so skin stays clean. With
    `near_only` the camera sees only the floor that shadows fall on: the rest is laid in from the backdrop's map.
    """
    radius, back, wide = 2.2, 3.6, 16
    arc = [(back - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)]
    profile = [(-9, 0), (-2, 0), *arc, (back, 9)]
    vertices = [v for y, z in profile for v in ((-wide, y, z), (wide, y, z))]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new('backdrop')
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    thing = link('backdrop', mesh)
    material = bpy.data.materials.new('backdrop')
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value = 1
    shader.inputs['Specular'].default_value = 0
    colour = (*materials.linear(SPEC['backdrop']), 1) if near_only else (1, 1, 1, 1)
    path = tree.nodes.new('ShaderNodeLightPath')
    position = tree.nodes.new('ShaderNodeNewGeometry').outputs['Position']
    mix = tree.nodes.new('ShaderNodeMix')
    mix.data_type = 'RGBA'
    mix.inputs[6].default_value = (.72, .71, .7, 1)
    mix.inputs[7].default_value = colour
    tree.links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    tree.links.new(mix.outputs[2], shader.inputs['Base Color'])

    def span(value, low, high, to):
        node = tree.nodes.new('ShaderNodeMapRange')
        node.interpolation_type = 'SMOOTHSTEP'
        node.inputs[1].default_value, node.inputs[2].default_value, node.inputs[4].default_value = low, high, to
        tree.links.new(value, node.inputs[0])
        return node.outputs[0]

    def times(a, b):
        node = tree.nodes.new('ShaderNodeMath')
        node.operation = 'MULTIPLY'
        tree.links.new(a, node.inputs[0])
        tree.links.new(b, node.inputs[1])
        return node.outputs[0]

    # A little own light towards the top keeps the sky of the sweep even.
    axes = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(position, axes.inputs[0])
    shader.inputs['Emission'].default_value = colour
    tree.links.new(times(span(axes.outputs['Z'], 0, 1.9, .42), path.outputs['Is Camera Ray']), shader.inputs['Emission Strength'])
    if near_only:
        shift, stretch, size = (tree.nodes.new('ShaderNodeVectorMath') for _ in range(3))
        shift.operation, stretch.operation, size.operation = 'SUBTRACT', 'DIVIDE', 'LENGTH'
        shift.inputs[1].default_value, stretch.inputs[1].default_value = ground.CENTRE, ground.HALF_AXES
        tree.links.new(position, shift.inputs[0])
        tree.links.new(shift.outputs[0], stretch.inputs[0])
        tree.links.new(stretch.outputs[0], size.inputs[0])
        beyond = tree.nodes.new('ShaderNodeMath')
        beyond.operation = 'GREATER_THAN'
        beyond.inputs[1].default_value = 1
        tree.links.new(size.outputs['Value'], beyond.inputs[0])
        away = times(beyond.outputs[0], path.outputs['Is Camera Ray'])
        blend = tree.nodes.new('ShaderNodeMixShader')
        tree.links.new(away, blend.inputs[0])
        tree.links.new(shader.outputs[0], blend.inputs[1])
        tree.links.new(tree.nodes.new('ShaderNodeBsdfTransparent').outputs[0], blend.inputs[2])
        tree.links.new(blend.outputs[0], tree.nodes['Material Output'].inputs[0])
    material.cycles.sample_as_light = False
    mesh.materials.append(material)
    return thing


def area_light(at, target, size, watts, colour):
    light = bpy.data.lights.new('light', 'AREA')
    light.energy, light.color, light.size = watts, colour, size
    thing = link('light', light)
    thing.location = at
    look_at(thing, target)


def lights():
    area_light((-2.3, -3.2, 3.6), (0, 0, 1.1), 1.7, 196, (1, .95, .89))
    area_light((3.2, -2.6, 1.8), (0, 0, 1), 2.6, 30, (.9, .95, 1))
    area_light((1.9, 2.2, 3.2), (0, 0, 1.4), 1.2, 92, (1, .97, .94))
    area_light((-2.2, 2, 2.6), (0, 0, 1.4), 1, 52, (.94, .97, 1))
    world = bpy.data.worlds.new('world')
    SCENE.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .22


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
    cycles = SCENE.cycles
    values = dict(
        samples=samples, use_adaptive_sampling=True, adaptive_threshold=.15, adaptive_min_samples=min(8, samples),
        use_denoising=False, max_bounces=5, diffuse_bounces=3, glossy_bounces=1, transmission_bounces=2, transparent_max_bounces=8,
        caustics_reflective=False, caustics_refractive=False, sample_clamp_indirect=3, blur_glossy=1.0, seed=7,
        pixel_filter_type='BOX', filter_width=1)
    for key, value in values.items():
        setattr(cycles, key, value)
    render = SCENE.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', threads
    render.film_transparent = transparent
    SCENE.view_layers[0].cycles.denoising_store_passes = True


PASSES = (('image', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('depth', 'Denoising Depth'))


def trace(folder, width, height):
    """Renders and returns the passes as arrays, top row first."""
    SCENE.use_nodes = True
    tree = SCENE.node_tree
    for node in list(tree.nodes):
        tree.nodes.remove(node)
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, socket in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[socket], files.inputs[name])
    bpy.ops.render.render(write_still=False)
    arrays = {}
    for name, _ in PASSES:
        picture = bpy.data.images.load(os.path.join(folder, name + '0001.exr'))
        picture.colorspace_settings.name = 'Non-Color'
        pixels = np.empty(width * height * 4, np.float32)
        picture.pixels.foreach_get(pixels)
        arrays[name] = pixels.reshape(height, width, 4)[::-1].copy()
    return arrays


def backdrop_map(folder):
    """Light on the empty backdrop in this camera, for a white one: a picture's backdrop is its colour times this. Cached."""
    key = hashlib.sha256(json.dumps([SPEC['camera'], open(__file__).read()]).encode()).hexdigest()[:16]
    path = os.path.join(folder, f'backdrop-{key}.npy')
    if os.path.exists(path):
        return np.load(path)
    w, h = 144, 180
    settings(w, h, 400, False)
    sweep = backdrop(False)
    light = trace(os.path.join(folder, f'backdrop-{key}-{os.getpid()}'), w, h)['image'][..., :3]
    bpy.data.objects.remove(sweep)
    for _ in range(6):
        light = denoise.blur(light)
    partial = f'{path}.{os.getpid()}.npy'
    np.save(partial, light)
    os.replace(partial, path)
    return light


FOLDER = os.path.dirname(os.path.abspath(scene_path))
alone = bool(SPEC.get('transparent'))
lights()
camera()
light = None if alone else backdrop_map(FOLDER)
meshes, sheets = load_meshes()
if not alone:
    backdrop(True)
settings(width, height, samples, True)
passes = trace(out + '.passes', width, height)
image, alpha = passes['image'][..., :3], passes['image'][..., 3:]
image = denoise.denoise(image, passes['albedo'][..., :3], passes['normal'][..., :3], passes['depth'][..., :1], alpha, max(2, round(width / 400)))
shares = edges.Shares(meshes, SPEC, width, height)
image = denoise.shade_creases(image, shares.depths.mean(0), (shares.ids > 0).all(0))
if alone:
    whole = glaze.glaze(shares.resolve(np.concatenate([image, alpha], -1)), sheets, shares, SPEC)
    image, alpha = whole[..., :3], whole[..., 3:]
    pixels = np.concatenate([denoise.tone(image / np.maximum(alpha, 1e-3)), alpha], -1)
else:
    behind = denoise.enlarge(light, width, height) * np.array(materials.linear(SPEC['backdrop']), np.float32)
    whole = image + (1 - alpha) * behind
    solid = shares.resolve(ground.lay(whole, behind, shares.pure == 0, meshes, SPEC))
    pixels = denoise.tone(glaze.glaze(solid, sheets, shares, SPEC))
denoise.write_png(out, (np.clip(pixels, 0, 1) * 255 + .5).astype(np.uint8))
# Blender and numba each bring a copy of LLVM, and unloading both crashes.
sys.stdout.flush()
os._exit(0)
