import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TestTitle } from './test-titles';

const section = z.strictObject({
  section: z.string(),
  requirements: z.array(
    z.strictObject({
      numbers: z.array(z.string().regex(/^\d+\.\d+\.\d+$/)).min(1),
      text: z.string(),
      note: z.string().optional(),
      byDesign: z.string().optional(),
      notMet: z.string().optional(),
    }),
  ),
});
export type Section = z.infer<typeof section>;
type Requirement = Section['requirements'][number];

/** Reads the requirements from docs/security-requirements.yaml. Throws a `ZodError` if the file has another shape. */
export const readRequirements = (file = 'docs/security-requirements.yaml'): Section[] =>
  z.array(section).parse(parse(readFileSync(file, 'utf8')));

/** Short names of test folders in docs/security.md. */
export const FOLDERS: Record<string, string> = {
  a: 'tests/contract/accounts/',
  d: 'tests/contract/database/',
  h: 'tests/contract/host/',
  p: 'tests/contract/push/',
  k: 'tests/contract/',
  b: 'tests/unit/bff/',
  n: 'tests/unit/next-edge/',
  u: 'tests/unit/',
  c: 'tests/campaigns/',
  e: 'tests/e2e/',
};

/** Formats a test as in docs/security.md: `a/session: ends at logout`. */
function formatTest({ file, title }: TestTitle): string {
  const [short, folder] = Object.entries(FOLDERS).find(([, each]) => file.startsWith(each)) ?? ['', ''];
  const name = file.slice(folder.length).replace(/\.(test|spec)\.tsx?$/, '');
  return `\`${short}/${name}: ${title.replaceAll('|', '\\|')}\``;
}

/** Returns the errors of a map: tags without a requirement, and requirements without a test or a reason. */
export function findMapErrors(sections: readonly Section[], tests: readonly TestTitle[]): string[] {
  const requirements = sections.flatMap((each) => each.requirements);
  const known = new Set(requirements.flatMap(({ numbers }) => numbers));
  const tested = new Set(tests.flatMap((test) => test.requirements));
  return [
    ...tests.flatMap(({ file, title, requirements: numbers }) =>
      numbers
        .filter((each) => !known.has(each))
        .map((each) => `${file}: '${title}' names the unknown requirement ${each}`),
    ),
    ...requirements.flatMap(({ numbers, byDesign, notMet }) =>
      numbers.flatMap((each) => {
        if (byDesign && notMet) return [`${each} is by design and not met`];
        if (byDesign) return tested.has(each) ? [`${each} has a test, so it needs no byDesign`] : [];
        return notMet || tested.has(each) ? [] : [`${each} has neither a test nor a reason`];
      }),
    ),
  ];
}

function formatVerdict({ numbers, note, byDesign, notMet }: Requirement, tests: readonly TestTitle[]): string {
  const own = tests.filter(({ requirements }) => numbers.some((each) => requirements.includes(each)));
  return [
    byDesign && `by design: ${byDesign}`,
    notMet && `**not met**: ${notMet}`,
    own.length > 0 && `test: ${own.map(formatTest).join(', ')}`,
    note,
  ]
    .filter((part) => typeof part === 'string')
    .map((part, at) => (at === 0 ? part : part[0]?.toUpperCase() + part.slice(1)))
    .join('. ');
}

/** Formats the map as Markdown: a table for each section. Throws if it has errors. */
export function formatMap(sections: readonly Section[], tests: readonly TestTitle[]): string {
  const errors = findMapErrors(sections, tests);
  if (errors.length > 0) throw new Error(`Requirements and tags do not match:\n${errors.join('\n')}`);
  return sections
    .map((each) =>
      [
        `### ${each.section}`,
        '| number | requirement | verdict |\n|---|---|---|',
        ...each.requirements.map(
          (requirement) =>
            `| ${requirement.numbers.join(', ')} | ${requirement.text} | ${formatVerdict(requirement, tests)} |`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
}
