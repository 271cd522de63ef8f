/** The response to a site's first page over https, as the Observatory sees it. */
export interface Seen {
  headers: Headers;
  html: string;
}

type Rule = (seen: Seen, policy: Map<string, string[]>) => number;

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const HALF_A_YEAR_S = 15_768_000;

const parsePolicy = (text: string): Map<string, string[]> =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );

/**
 * Removes 'unsafe-inline' beside a nonce or hash, and host sources beside 'strict-dynamic', as browsers ignore them.
 */
function listEffective(sources: string[]): string[] {
  const isNamed = sources.some((source) => /^'(nonce|sha\d+)-/.test(source));
  const isDynamic = isNamed && sources.includes("'strict-dynamic'");
  return sources
    .filter((source) => !(isNamed && source === "'unsafe-inline'"))
    .filter((source) => !(isDynamic && [...BROAD, "'self'"].includes(source)));
}

const contentPolicy: Rule = (_, policy) => {
  const getSources = (name: string) => listEffective(policy.get(name) ?? policy.get('default-src') ?? ['*']);
  const has = (name: string, ...sources: string[]) => getSources(name).some((source) => sources.includes(source));
  if (policy.size === 0) return -25;
  if (has('script-src', ...BROAD, ...INLINE) || has('object-src', ...BROAD)) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if (has('script-src', "'unsafe-eval'") || has('style-src', "'unsafe-eval'")) return -10;
  if (has('style-src', ...BROAD, ...INLINE)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
};

const cookies: Rule = ({ headers }) => {
  const all = headers.getSetCookie().map((line) => line.toLowerCase());
  if (all.length === 0) return 0;
  const isSession = (line: string) => /^[^=]*(login|sess)/.test(line);
  if (all.some((line) => isSession(line) && !line.includes('; secure'))) return -40;
  if (all.some((line) => isSession(line) && !line.includes('; httponly'))) return -30;
  if (all.some((line) => !line.includes('; secure'))) return -20;
  return all.every((line) => /; samesite=(strict|lax)/.test(line)) ? 5 : 0;
};

const sharing: Rule = ({ headers }) =>
  headers.has('access-control-allow-origin') && headers.has('access-control-allow-credentials') ? -50 : 0;

const transport: Rule = ({ headers }) => {
  const seconds = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= HALF_A_YEAR_S ? 0 : -10;
};

const referrer: Rule = ({ headers }) => {
  const value = headers.get('referrer-policy');
  if (value === null) return 0;
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value) ? 5 : -5;
};

const integrity: Rule = ({ html }) => {
  const scripts = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
  const isForeign = (script: string) => /\ssrc="(https?:)?\/\//.test(script);
  if (scripts.some((script) => isForeign(script) && !script.includes(' integrity='))) return -5;
  return scripts.some((script) => script.includes(' integrity=')) ? 5 : 0;
};

const sniffing: Rule = ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5);

const framing: Rule = ({ headers }, policy) => {
  const ancestors = policy.get('frame-ancestors') ?? ['*'];
  const isRestricted = !ancestors.some((source) => BROAD.includes(source));
  return isRestricted || /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 5 : -20;
};

/** Scores a header that earns points with good values and costs nothing when absent. */
const bonus =
  (name: string, good: RegExp, harmless: RegExp): Rule =>
  ({ headers }) => {
    const value = headers.get(name);
    if (value !== null && good.test(value)) return 10;
    return value === null || harmless.test(value) ? 0 : -5;
  };

const RULES: Record<string, Rule> = {
  'content-security-policy': contentPolicy,
  cookies,
  'cross-origin-resource-sharing': sharing,
  'cross-origin-embedder-policy': bonus(
    'cross-origin-embedder-policy',
    /^(require-corp|credentialless)$/,
    /^unsafe-none$/,
  ),
  'cross-origin-opener-policy': bonus(
    'cross-origin-opener-policy',
    /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/,
    /^unsafe-none$/,
  ),
  'cross-origin-resource-policy': bonus('cross-origin-resource-policy', /^same-(origin|site)$/, /^cross-origin$/),
  'referrer-policy': referrer,
  'strict-transport-security': transport,
  'subresource-integrity': integrity,
  'x-content-type-options': sniffing,
  'x-frame-options': framing,
};

/**
 * Computes the score of MDN's HTTP Observatory by its published rules (August 2026): 100 points minus penalties, and
 * bonus points from 90 on. Leaves out the redirect from http, which is the proxy's, and preloading.
 */
export function observatoryScore(seen: Seen): { score: number; points: Record<string, number> } {
  const policy = parsePolicy(seen.headers.get('content-security-policy') ?? '');
  const points = Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, rule(seen, policy)]));
  const sum = (isCounted: (one: number) => boolean) =>
    Object.values(points)
      .filter(isCounted)
      .reduce((all, one) => all + one, 0);
  const penalised = 100 + sum((one) => one < 0);
  return { score: penalised >= 90 ? penalised + sum((one) => one > 0) : Math.max(0, penalised), points };
}
