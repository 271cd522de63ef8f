"""
Materials of the adults: those of the published pictures, with other skin, hair and eyes. Skin marks itself in the pass
'skin', in which light is scattered after tracing: traced scattering needs ten times the samples.
"""
import materials
from materials import KINDS, build  # noqa: F401


def skin(g, m):
    g.set(Roughness=.44, Specular=.34, Sheen=.15, Sheen_Tint=.6)
    mark = g.node('ShaderNodeOutputAOV')
    mark.name = 'skin'
    mark.inputs['Value'].default_value = 1


def hair(g, m):
    """Every strand is a tube, so highlights run across the hair by themselves."""
    g.set(Roughness=.36, Specular=.5, Sheen=.1)


def eye(g, m):
    g.set(Roughness=.12, Specular=.5, Clearcoat=1, Clearcoat_Roughness=.03)


def knit(g, m):
    """Fine columns of stitches. A stitch of a knit is two pixels wide at 720 px, so single ones would only be noise."""
    s = m.get('scale', 60)
    g.set(Roughness=.95, Specular=.08, Sheen=.9, Sheen_Tint=.5)
    columns = g.texture('rib', g.uv(s, 1))
    g.raise_by(columns, .22 / s, .7)
    g.vary(columns, .9, 1.02)
    g.vary(g.noise(1, 2, .6, g.uv(s * 1.4, s * .9)), .94, 1.04)
    g.raise_by(g.noise(240, 2, .7), .002, .5)


KINDS.update({f.__name__: f for f in (skin, hair, eye, knit)})
linear = materials.linear
