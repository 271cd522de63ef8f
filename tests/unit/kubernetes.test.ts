import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { parseEnv, VARIABLE_NAMES } from '@/lib/env';
import { readCompose } from '../support/compose';

interface Container {
  image: string;
  command?: string[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string; optional?: boolean } }[];
  ports?: { name: string }[];
  securityContext: unknown;
  resources: { requests: { memory: string }; limits: { memory: string } };
  volumeMounts?: { name: string }[];
}
interface PodSpec {
  containers: Container[];
  volumes?: { name: string }[];
  securityContext: { runAsNonRoot: boolean };
  automountServiceAccountToken: boolean;
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  spec?: {
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    selector?: { matchLabels?: Record<string, string> };
    scaleTargetRef?: { kind: string; name: string };
  };
}

const text = readFileSync('deploy/kubernetes/nalot.yaml', 'utf8');
const manifests = parseAllDocuments(text).map((one) => one.toJS() as Manifest);
const find = (kind: string, name: string) => manifests.find((one) => one.kind === kind && one.metadata.name === name)!;
/** Versions of the Kubernetes API by kind. */
const API_VERSIONS: Record<string, string> = {
  ConfigMap: 'v1',
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking.k8s.io/v1',
  Job: 'batch/v1',
  Namespace: 'v1',
  NetworkPolicy: 'networking.k8s.io/v1',
  PodDisruptionBudget: 'policy/v1',
  Service: 'v1',
  ServiceAccount: 'v1',
};
const WORKLOADS = [
  ['Job', 'nalot-migrate'],
  ['Deployment', 'nalot-web'],
  ['Deployment', 'nalot-dispatcher'],
] as const;

it.each(manifests.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
  'names a version of the Kubernetes API and the namespace: %s',
  (_, { apiVersion, kind, metadata }) => {
    expect(API_VERSIONS[kind]).toBe(apiVersion);
    if (kind !== 'Namespace') expect(metadata.namespace).toBe('nalot');
  },
);

it.each(WORKLOADS)('runs %s %s as an unprivileged user with a read-only file system', (kind, name) => {
  const { template, selector } = find(kind, name).spec!;
  const { spec: pod, metadata } = template!;
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(pod.automountServiceAccountToken).toBe(false);
  for (const container of pod.containers) {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const volumes = (pod.volumes ?? []).map((volume) => volume.name);
    for (const mount of container.volumeMounts ?? []) expect(volumes).toContain(mount.name);
  }
  if (selector) expect(metadata.labels).toMatchObject(selector.matchLabels!);
});

/** Values of the secrets, as docs/operations describes them. */
const SECRETS: Record<string, Record<string, string>> = {
  'nalot-migrator': { DATABASE_URL: 'postgres://nalot_migrator@db/nalot' },
  'nalot-web': {
    DATABASE_URL: 'postgres://nalot_app@db/nalot',
    SESSION_SECRET: 's'.repeat(64),
    API_SECRET: 'a'.repeat(64),
  },
  'nalot-dispatcher': { DATABASE_URL: 'postgres://nalot_dispatcher@db/nalot', VAPID_PRIVATE_KEY: 'k'.repeat(43) },
  'nalot-weather': { KMA_HUB_KEY: 'key' },
};

it.each(WORKLOADS)('gives %s %s a valid environment, and documents its secrets', (kind, name) => {
  const page = readFileSync('docs/operations/README.md', 'utf8');
  for (const { env = [], envFrom = [] } of find(kind, name).spec!.template!.spec.containers) {
    const environment: Record<string, string> = Object.fromEntries(env.map((one) => [one.name, one.value]));
    for (const { configMapRef, secretRef } of envFrom) {
      if (configMapRef) Object.assign(environment, find('ConfigMap', configMapRef.name).data);
      if (secretRef) {
        Object.assign(environment, SECRETS[secretRef.name]);
        for (const variable of Object.keys(SECRETS[secretRef.name]!)) {
          expect(page).toContain(`\`${secretRef.name}\``);
          expect(page).toContain(`\`${variable}\``);
        }
      }
    }
    const known = [...VARIABLE_NAMES, 'HEALTH_URL'];
    expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([]);
    const NODE_ENV = kind === 'Job' ? 'development' : 'production';
    expect(() => parseEnv({ NODE_ENV, DATA_DIR: '/data', ...environment })).not.toThrow();
  }
});

it('has the memory limits and programs of compose.yaml', () => {
  const { services } = readCompose();
  for (const [name, service] of [
    ['nalot-web', 'web1'],
    ['nalot-dispatcher', 'dispatcher'],
  ] as const) {
    const [container] = find('Deployment', name).spec!.template!.spec.containers;
    expect(container!.resources.limits.memory).toBe(services[service]!.mem_limit!.replace('m', 'Mi'));
    expect(container!.command).toEqual(services[service]!.command);
  }
});

it('scales, protects and exposes workloads that exist', () => {
  expect(find('HorizontalPodAutoscaler', 'nalot-web').spec!.scaleTargetRef).toMatchObject({
    kind: 'Deployment',
    name: 'nalot-web',
  });
  for (const name of ['nalot-web', 'nalot-dispatcher'])
    expect(find('PodDisruptionBudget', name).spec!.selector).toEqual(find('Deployment', name).spec!.selector);
  const { containers } = find('Deployment', 'nalot-web').spec!.template!.spec;
  expect(containers[0]!.ports!.map(({ name }) => name)).toEqual(['http', 'metrics']);
});
