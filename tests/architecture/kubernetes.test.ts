import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '@murmel/server';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { REPOSITORY } from '../support/process.js';
import { faultsOf, type Manifest, unknownWords } from './manifests.js';

const FOLDER = join(REPOSITORY, 'deploy/kubernetes');
const manifests: Manifest[] = globSync('*.yaml', { cwd: FOLDER }).flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const ofKind = (kind: string): Manifest[] => manifests.filter((one) => one.kind === kind);
const named = (kind: string, name: string): Manifest => ofKind(kind).find(({ metadata }) => metadata.name === name)!;

interface Container {
  env?: { name: string; value?: string }[];
  ports: { name: string; containerPort: number }[];
}
const containerOf = (name: string): Container =>
  (named('Deployment', name).spec as { template: { spec: { containers: [Container] } } }).template.spec.containers[0];

describe('deploy/kubernetes', () => {
  it('each manifest is one that Kubernetes takes', async () => {
    expect(manifests.length).toBeGreaterThan(10);
    for (const manifest of manifests) expect(await faultsOf(manifest)).toEqual([]);
  });

  it('says no word that Kubernetes does not know, at any depth', () => {
    const [top, deep] = [structuredClone(named('Deployment', 'murmel-api')), structuredClone(named('Ingress', 'murmel'))];
    Object.assign(top.spec, { replicass: 2 });
    Object.assign((deep.spec as { rules: [object] }).rules[0], { hosst: 'x' });
    const said = unknownWords([...manifests, top, deep]);
    expect(said.slice(0, -2).filter(Boolean)).toEqual([]);
    expect(said.slice(-2)).toEqual([
      expect.stringContaining('"replicass"\' does not exist'),
      expect.stringContaining('"hosst"\' does not exist'),
    ]);
  });

  it.each<[string, (deployment: Manifest) => void]>([
    ['a word where a number is meant', ({ spec }) => Object.assign(spec, { replicas: 'two' })],
    ['what is not there', ({ spec }) => delete spec['selector']],
  ])('%s is found', async (_name, plant) => {
    const deployment = structuredClone(named('Deployment', 'murmel-api'));
    plant(deployment);
    expect(await faultsOf(deployment)).not.toEqual([]);
  });

  it('the product starts with these settings: nothing is missing, and nothing is written wrong', () => {
    const { data } = named('ConfigMap', 'murmel-settings') as unknown as { data: Record<string, string> };
    const { stringData } = named('Secret', 'murmel-secrets') as unknown as { stringData: Record<string, string> };
    const address = containerOf('murmel-collab').env!.find(({ name }) => name === 'COLLAB_CLUSTER_ADDRESS')!.value!;
    const configuration = readConfiguration({
      ...data,
      ...stringData,
      COLLAB_CLUSTER_ADDRESS: address.replace('$(POD_IP)', '10.1.2.3'),
      NODE_ENV: 'production',
    });
    expect(configuration.collabClusterAddress).toBe('http://10.1.2.3:3001');
    const ports = (name: string) => containerOf(name).ports.map(({ containerPort }) => containerPort);
    expect(ports('murmel-api')).toEqual([configuration.port, configuration.userContentPort]);
    expect(ports('murmel-collab')).toEqual([configuration.collabPort]);
    expect(ports('murmel-jobs')).toEqual([configuration.port]);
    const { host } = new URL(configuration.collabInternalUrl);
    const service = named('Service', host.split(':')[0]!).spec as { ports: { port: number }[] };
    expect(service.ports.map(({ port }) => String(port))).toContain(host.split(':')[1]);
    const hosts = (named('Ingress', 'murmel').spec as { rules: { host: string }[] }).rules.map((rule) => rule.host);
    expect(hosts).toEqual([new URL(configuration.publicUrl).host, new URL(configuration.userContentUrl!).host]);
  });

  it('calls and background work have processes of their own; no process but the jobs takes what waits', () => {
    const roleOf = (name: string) => containerOf(name).env?.find((one) => one.name === 'API_ROLE')?.value;
    expect({ api: roleOf('murmel-api'), jobs: roleOf('murmel-jobs') }).toEqual({ api: 'calls', jobs: 'jobs' });
    expect(ofKind('Service').map(({ spec }) => (spec['selector'] as Record<string, string>)['app.kubernetes.io/name'])).not.toContain(
      'murmel-jobs',
    );
  });

  it('whatever names another one names one that is there: services their pods, budgets and scalers their deployments', () => {
    const podsOf = (deployment: Manifest) =>
      (deployment.spec as { template: { metadata: { labels: Record<string, string> } } }).template.metadata.labels;
    const pods = ofKind('Deployment').map(podsOf);
    const selects = (labels: Record<string, string>) =>
      pods.some((pod) => Object.entries(labels).every(([key, value]) => pod[key] === value));
    for (const { spec } of ofKind('Service')) expect(selects(spec['selector'] as Record<string, string>)).toBe(true);
    for (const { spec } of [...ofKind('PodDisruptionBudget'), ...ofKind('Deployment')])
      expect(selects((spec['selector'] as { matchLabels: Record<string, string> }).matchLabels)).toBe(true);
    for (const { spec } of ofKind('HorizontalPodAutoscaler'))
      expect(named('Deployment', (spec['scaleTargetRef'] as { name: string }).name)).toBeDefined();
    for (const kind of ['PodDisruptionBudget', 'HorizontalPodAutoscaler']) expect(ofKind(kind).length).toBe(pods.length);
  });
});
