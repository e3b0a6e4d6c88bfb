/** Returns the reason why the sandbox does not start in this environment, as one line; undefined where it may. */
export function refusalOf(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  if (environment['NODE_ENV'] === 'production') return 'The trial model never runs in production.';
  if (environment['DEMO_DATA'] !== '1') return 'The trial model runs with the demo data only (DEMO_DATA=1).';
  if (environment['AI_PROVIDERS']) return 'The trial model does not run beside models that the operator named (AI_PROVIDERS).';
  return undefined;
}
