"""Shader graphs for the figure's materials. Colour comes per vertex ('Col'); textures only vary it and raise bumps."""
import os

import bpy

IMAGES = {}
TEXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'textures')


def linear(hex_colour):
    parts = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in parts]


def image(path, space):
    if path not in IMAGES:
        IMAGES[path] = bpy.data.images.load(path)
        IMAGES[path].colorspace_settings.name = space
    return IMAGES[path]


class Graph:
    """One material under construction: `colour` is the socket so far, `bump` the last bump node."""

    def __init__(self, name, folder):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.folder = folder
        self.shader = self.tree.nodes['Principled BSDF']
        self.vertex = self.node('ShaderNodeVertexColor', layer_name='Col')
        self.colour = self.vertex.outputs['Color']
        self.place = self.node('ShaderNodeTexCoord').outputs['Object']
        self.bump = None

    def node(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def set(self, **values):
        for key, value in values.items():
            self.shader.inputs[key.replace('_', ' ')].default_value = value

    def noise(self, scale, detail=3, rough=.55, vector=None, distortion=0):
        node = self.node('ShaderNodeTexNoise')
        for key, value in (('Scale', scale), ('Detail', detail), ('Roughness', rough), ('Distortion', distortion)):
            node.inputs[key].default_value = value
        self.link(vector or self.place, node.inputs['Vector'])
        return node.outputs[0]

    def uv(self, su, sv):
        mapping = self.node('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = (su, sv, 1)
        self.link(self.node('ShaderNodeUVMap').outputs[0], mapping.inputs[0])
        return mapping.outputs[0]

    def texture(self, name, vector):
        node = self.node('ShaderNodeTexImage', interpolation='Cubic')
        node.image = image(os.path.join(TEXTURES, name + '.png'), 'Non-Color')
        self.link(vector, node.inputs[0])
        return node.outputs[0]

    def raise_by(self, height, distance, strength=1.0):
        node = self.node('ShaderNodeBump')
        node.inputs['Distance'].default_value = distance
        node.inputs['Strength'].default_value = strength
        self.link(height, node.inputs['Height'])
        if self.bump:
            self.link(self.bump.outputs[0], node.inputs['Normal'])
        self.bump = node

    def mix(self, factor, a, b, blend='MIX'):
        node = self.node('ShaderNodeMix', data_type='RGBA', blend_type=blend)
        if hasattr(factor, 'default_value') and not isinstance(factor, float):
            self.link(factor, node.inputs[0])
        else:
            node.inputs[0].default_value = factor
        for socket, value in ((node.inputs[6], a), (node.inputs[7], b)):
            if isinstance(value, tuple):
                socket.default_value = value
            else:
                self.link(value, socket)
        return node.outputs[2]

    def vary(self, factor, low, high):
        """Multiplies the colour by low..high as the factor goes 0..1."""
        span = self.node('ShaderNodeMapRange')
        span.inputs[3].default_value = low
        span.inputs[4].default_value = high
        self.link(factor, span.inputs[0])
        grey = self.node('ShaderNodeCombineColor')
        for i in range(3):
            self.link(span.outputs[0], grey.inputs[i])
        self.colour = self.mix(1.0, self.colour, grey.outputs[0], 'MULTIPLY')

    def project(self, path):
        """The face: a picture over the base where the vertex alpha says so."""
        node = self.node('ShaderNodeTexImage', extension='EXTEND')
        node.image = image(os.path.join(self.folder, path), 'sRGB')
        self.link(self.node('ShaderNodeUVMap').outputs[0], node.inputs[0])
        self.colour = self.mix(self.vertex.outputs['Alpha'], self.colour, node.outputs[0])

    def math(self, operation, a, b, c=None):
        node = self.node('ShaderNodeMath', operation=operation)
        for socket, value in zip(node.inputs, (a, b, c)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                self.link(value, socket)
        return node.outputs[0]

    def band(self, spec):
        axes = self.node('ShaderNodeSeparateXYZ')
        self.link(self.node('ShaderNodeUVMap').outputs[0], axes.inputs[0])
        turns = self.math('MULTIPLY_ADD', axes.outputs[spec['axis']], spec['scale'], spec.get('offset', 0) + 100)
        inside = self.math('LESS_THAN', self.math('FRACT', turns, 0), spec['width'])
        factor = self.math('MULTIPLY', inside, spec.get('alpha', 1))
        self.colour = self.mix(factor, self.colour, (*linear(spec['color']), 1))

    def motifs(self, spec):
        """Dots, or flowers with five petals turned at random, in cells of staggered rows."""
        axes = self.node('ShaderNodeSeparateXYZ')
        self.link(self.node('ShaderNodeUVMap').outputs[0], axes.inputs[0])
        v = self.math('MULTIPLY_ADD', axes.outputs[1], spec['scale'], 100)
        row = self.math('FLOOR', v, 0)
        stagger = self.math('MULTIPLY_ADD', row, .5, 100)
        u = self.math('MULTIPLY_ADD', axes.outputs[0], spec['scale'], stagger)
        x = self.math('SUBTRACT', self.math('FRACT', u, 0), .5)
        y = self.math('SUBTRACT', self.math('FRACT', v, 0), .5)
        away = self.math('SQRT', self.math('ADD', self.math('MULTIPLY', x, x), self.math('MULTIPLY', y, y)), 0)
        if spec['shape'] == 'dots':
            self.colour = self.mix(self.math('LESS_THAN', away, .2), self.colour, (*linear(spec['color']), 1))
            return
        turn = self.math('MULTIPLY', self.math('ADD', row, self.math('FLOOR', u, 0)), 2.4)
        angle = self.math('MULTIPLY_ADD', self.math('ARCTAN2', y, x), 5, turn)
        edge = self.math('MULTIPLY_ADD', self.math('COSINE', angle, 0), .09, .24)
        self.colour = self.mix(self.math('LESS_THAN', away, edge), self.colour, (*linear(spec['color']), 1))
        self.colour = self.mix(self.math('LESS_THAN', away, .08), self.colour, (*linear('#e3b04b'), 1))


def cloth(g, sheen, weave=70, rough=.9):
    g.set(Roughness=rough, Specular=.15, Sheen=sheen, Sheen_Tint=.5)
    g.raise_by(g.noise(14, 2), .005, .35)
    g.raise_by(g.texture('weave', g.uv(weave, weave)), .0008, .5)


def skin(g, m):
    g.set(Roughness=.5, Specular=.32, Sheen=.35, Sheen_Tint=.7)


def hair(g, m):
    """Fine strands along the locks, in two sizes. The gloss is broad, because strands scatter light across their length."""
    g.set(Roughness=.58, Specular=.26, Sheen=.25, Sheen_Tint=.8)
    locks = g.noise(1, 2, .5, g.uv(90, 1.8), .15)
    strands = g.noise(1, 2, .6, g.uv(260, 3), .1)
    g.raise_by(locks, .0035)
    g.raise_by(strands, .0012, .6)
    g.vary(locks, .74, 1.24)
    g.vary(strands, .88, 1.12)


def cotton(g, m):
    cloth(g, .45)


def jersey(g, m):
    cloth(g, .55, 95)
    g.vary(g.noise(120, 2, .6), .96, 1.03)


def linen(g, m):
    cloth(g, .4, 46, .92)
    g.vary(g.noise(1, 2, .6, g.uv(240, 14)), .9, 1.05)
    g.vary(g.noise(1, 2, .6, g.uv(14, 240)), .92, 1.04)


def canvas(g, m):
    cloth(g, .3, 40, .9)
    g.vary(g.texture('weave', g.uv(40, 40)), .88, 1.04)


def fleece(g, m):
    cloth(g, .9)
    g.raise_by(g.noise(150, 2, .7), .005, .7)


def sherpa(g, m):
    g.set(Roughness=1, Specular=.05, Sheen=1, Sheen_Tint=.4)
    curls = g.noise(60, 3, .7)
    g.raise_by(curls, .016, .9)
    g.vary(curls, .78, 1.12)


def knit(g, m):
    """Fine vertical columns of stitches with fuzz: reads as knit at any size, without chevrons."""
    s = m.get('scale', 60)
    g.set(Roughness=.95, Specular=.08, Sheen=.9, Sheen_Tint=.5)
    stitches = g.texture('knit', g.uv(s, s))
    g.raise_by(stitches, .3 / s, .8)
    g.vary(stitches, .84, 1.03)
    g.vary(g.noise(22, 3, .6), .95, 1.04)
    g.raise_by(g.noise(260, 2, .7), .002, .5)


def rib(g, m):
    s = m.get('scale', 60)
    g.set(Roughness=.95, Specular=.08, Sheen=.8, Sheen_Tint=.5)
    ribs = g.texture('rib', g.uv(s, 1))
    g.raise_by(ribs, .38 / s, .9)
    g.vary(ribs, .7, 1.04)
    g.raise_by(g.noise(260, 2, .7), .002, .4)


def wool(g, m):
    g.set(Roughness=.95, Specular=.1, Sheen=1.0, Sheen_Tint=.4)
    g.raise_by(g.noise(30, 3), .005, .5)
    g.raise_by(g.noise(210, 3, .7), .003, .55)
    g.vary(g.noise(90, 3, .7), .87, 1.11)


def suiting(g, m):
    g.set(Roughness=.82, Specular=.18, Sheen=.55, Sheen_Tint=.5)
    g.raise_by(g.noise(22, 2), .004, .4)
    g.vary(g.noise(160, 2, .6), .94, 1.05)


def denim(g, m):
    g.set(Roughness=.85, Specular=.16, Sheen=.35, Sheen_Tint=.3)
    twill = g.texture('twill', g.uv(55, 55))
    g.raise_by(twill, .0014, .7)
    g.vary(twill, .87, 1.08)
    fade = g.noise(20, 4, .65)
    g.raise_by(fade, .006, .5)
    g.vary(fade, .78, 1.22)
    g.vary(g.noise(230, 2, .7), .9, 1.09)


def corduroy(g, m):
    g.set(Roughness=.95, Specular=.06, Sheen=1, Sheen_Tint=.4)
    wales = g.texture('rib', g.uv(78, 1))
    g.raise_by(wales, .004, .9)
    g.vary(wales, .74, 1.05)


def padding(g, m):
    g.set(Roughness=m.get('roughness', .5), Specular=.36, Sheen=.3, Clearcoat=.04)
    g.raise_by(g.noise(16, 2, .5), .009, .4)
    g.raise_by(g.noise(45, 2, .5, None, 1.2), .0055, .4)


def technical(g, m):
    g.set(Roughness=m.get('roughness', .52), Specular=.34, Sheen=.2)
    g.raise_by(g.noise(13, 3, .5, None, .8), .009, .5)


def leather(g, m):
    g.set(Roughness=m.get('roughness', .38), Specular=.45, Clearcoat=.16, Clearcoat_Roughness=.2)
    grain = g.node('ShaderNodeTexVoronoi')
    grain.inputs['Scale'].default_value = 150
    g.link(g.place, grain.inputs['Vector'])
    g.raise_by(grain.outputs[0], .001, .35)
    g.raise_by(g.noise(14, 2), .004, .3)


def suede(g, m):
    g.set(Roughness=1, Specular=.05, Sheen=1, Sheen_Tint=.4)
    nap = g.noise(60, 3, .7)
    g.raise_by(nap, .002, .4)
    g.vary(nap, .9, 1.08)


def rubber(g, m):
    g.set(Roughness=m.get('roughness', .6), Specular=.35)


def chiffon(g, m):
    g.set(Roughness=.8, Specular=.2, Sheen=.8, Sheen_Tint=.4)
    g.raise_by(g.noise(18, 2), .005, .35)


def straw(g, m):
    g.set(Roughness=.8, Specular=.15, Sheen=.2)
    weave = g.texture('weave', g.uv(26, 26))
    g.raise_by(weave, .007, .9)
    g.vary(weave, .66, 1.08)


def fur(g, m):
    g.set(Roughness=1, Specular=.05, Sheen=1, Sheen_Tint=.4)
    pile = g.noise(70, 4, .75)
    g.raise_by(pile, .02, .9)
    g.vary(pile, .78, 1.14)


def metal(g, m):
    g.set(Metallic=1.0, Roughness=.26)


def plastic(g, m):
    g.set(Roughness=.32, Specular=.5, Clearcoat=.3, Clearcoat_Roughness=.12)


def paper(g, m):
    g.set(Roughness=.95, Specular=.1, Sheen=.3)


KINDS = {f.__name__: f for f in (
    skin, hair, cotton, jersey, linen, canvas, fleece, sherpa, knit, rib, wool, suiting, denim, corduroy, padding, technical,
    leather, suede, rubber, chiffon, straw, fur, metal, plastic, paper)}


def build(name, spec, folder):
    g = Graph(name, folder)
    if spec.get('map'):
        g.project(spec['map'])
    for band in spec.get('bands', []):
        g.band(band)
    if spec.get('motifs'):
        g.motifs(spec['motifs'])
    KINDS[spec['kind']](g, spec)
    g.link(g.colour, g.shader.inputs['Base Color'])
    if g.bump:
        g.link(g.bump.outputs[0], g.shader.inputs['Normal'])
    return g.material
