import { readFileSync } from 'node:fs';

const DECLARATIONS = 'node_modules/schema-dts/dist/schema.d.ts';
/** Properties of a type and, if it has subtypes, of those; `extends` names its supertypes. */
const BASE = /^interface (\w+)Base extends (.+) \{\n((?:.*\n)*?)\}/gm;
const PROPERTY = /^ {4}"(\w+)"\?:/gm;
/** A type that data may have. Without properties of its own, it extends the base of its supertype. */
const LEAF = /^export interface \w+Leaf extends (\w+)Base \{\n {4}"@type": "(\w+)";/gm;
const PARENT = /(\w+)Base/g;

const toReference = (name: string) => ({ '@id': `schema:${name}` });
const toClass = (name: string, parents: string[]) => ({
  ...toReference(name),
  '@type': 'rdfs:Class',
  'rdfs:subClassOf': parents.map(toReference),
});
const toProperty = (name: string, types: string[]) => ({
  ...toReference(name),
  '@type': 'rdf:Property',
  'schema:domainIncludes': types.map(toReference),
});

/**
 * Returns the types and properties of schema.org, in the form of its own JSON-LD file, from the declarations of schema-dts,
 * which are generated from that file. So validating needs no network and no copy of the vocabulary.
 */
export function readVocabulary(): { '@graph': object[] } {
  const text = readFileSync(DECLARATIONS, 'utf8');
  const parentsByType = new Map<string, string[]>();
  const typesByProperty = new Map<string, string[]>();
  for (const [, type = '', supertypes = '', body = ''] of text.matchAll(BASE)) {
    parentsByType.set(
      type,
      [...supertypes.matchAll(PARENT)].map(([, parent = '']) => parent),
    );
    for (const [, property = ''] of body.matchAll(PROPERTY))
      typesByProperty.set(property, [...(typesByProperty.get(property) ?? []), type]);
  }
  for (const [, base = '', type = ''] of text.matchAll(LEAF))
    if (!parentsByType.has(type)) parentsByType.set(type, [base]);
  return {
    '@graph': [
      ...[...parentsByType].map(([type, parents]) => toClass(type, parents)),
      ...[...typesByProperty].map(([property, types]) => toProperty(property, types)),
    ],
  };
}
