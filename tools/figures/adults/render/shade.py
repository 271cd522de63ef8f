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


KINDS.update({f.__name__: f for f in (skin, hair, eye)})
linear = materials.linear
