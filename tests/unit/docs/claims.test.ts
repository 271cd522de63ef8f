import { readFileSync } from 'node:fs';
import { isTrue, listClaims, type Claim } from '../../support/doc-claims';
import { readProject } from '../../support/project-facts';

const project = readProject();

/**
 * Pages that describe the present. Decisions are valid as of their date, and data/PROVENANCE.md names files of other
 * projects; `links.test.ts` checks their links.
 */
const PAGES = [...project.paths].filter(
  (path) => /\.md$|\.env\.example$/.test(path) && !/^docs\/decisions\/\d|^data\/PROVENANCE/.test(path),
);

/** Names that pages mention although no code contains them. */
const FOREIGN: Record<string, string> = {
  'db-export.mjs': 'built by scripts/standalone.mjs',
  'db-import.mjs': 'built by scripts/standalone.mjs',
  'list-feedback.mjs': 'built by scripts/standalone.mjs',
  'moved/secrets.env': 'in a folder that the operator names',
  OpenTelemetry: 'name of the project',
  OTEL_EXPORTER_OTLP_HEADERS: 'OpenTelemetry',
  OTEL_SERVICE_NAME: 'OpenTelemetry',
  OTEL_TRACES_SAMPLER: 'OpenTelemetry',
  OTEL_TRACES_SAMPLER_ARG: 'OpenTelemetry',
  parentbased_traceidratio: 'OpenTelemetry',
  ignore_startup_parameters: 'PgBouncer',
  pg_database_size_bytes: 'exporter of PostgreSQL',
  synchronous_commit: 'PostgreSQL',
  collapseKey: 'Firebase',
  taMin: 'field of KMA, followed by the day',
  taMax: 'field of KMA, followed by the day',
  NAME_DAILY_CALLS: 'variable of any provider',
};

const format = ({ at, kind, text }: Claim) => `${at} ${kind} ${text}`;
const claims = PAGES.flatMap((page) => listClaims(page, readFileSync(page, 'utf8')));
const isFalse = (claim: Claim) => !isTrue(claim, project);

describe('claims of the documentation', () => {
  it('name only files, npm scripts, environment variables and identifiers that exist', () => {
    expect(claims.length).toBeGreaterThan(500);
    expect(claims.filter((claim) => isFalse(claim) && !(claim.text in FOREIGN)).map(format)).toEqual([]);
  });

  it('cite only pages that exist in the code', () => {
    expect(project.citations.length).toBeGreaterThan(20);
    expect(project.citations.filter(({ text }) => !project.paths.has(text))).toEqual([]);
  });

  it('need every exception', () => {
    const needed = new Set(claims.filter(isFalse).map(({ text }) => text));
    expect(Object.keys(FOREIGN).filter((name) => !needed.has(name))).toEqual([]);
  });

  it('are found in code spans and code blocks, with page and line', () => {
    const page = [
      'Run `npm run nothing:here`, see `lib/no-such-file.ts`.',
      '`getNothing(NO_CONSTANT)`, `no-such-name`',
      '',
      '```sh',
    ];
    const found = listClaims('docs/page.md', [...page, 'NO_VARIABLE=1 npm start', '```', 'plainWord'].join('\n'));
    expect(found.filter(isFalse).map(format)).toEqual([
      'docs/page.md:1 script nothing:here',
      'docs/page.md:1 file lib/no-such-file.ts',
      'docs/page.md:2 identifier getNothing',
      'docs/page.md:2 identifier NO_CONSTANT',
      'docs/page.md:2 identifier no-such-name',
      'docs/page.md:5 variable NO_VARIABLE',
      'docs/page.md:5 identifier NO_VARIABLE',
    ]);
  });

  it.each(['README.md', 'lib/domain', 'outfits/female-KEY.ts', 'lib/messages/{ko,en}/outfits.ts', 'next/dynamic'])(
    'accept the path %s',
    (text) => expect(isTrue({ kind: 'file', at: 'README.md:1', text }, project)).toBe(true),
  );
});
