/** Kinds of learning platforms for which there is an example. */
export const PLATFORM_KINDS = ['moodle', 'itslearning'] as const;
export type PlatformKind = (typeof PLATFORM_KINDS)[number];

const line = (platform: object): string => `LTI_PLATFORMS='${JSON.stringify([platform])}'`;

/** Lines of the server's configuration, with the values that the platform shows in place of the capitals; docs/operations.md has more. */
export const EXAMPLES: Readonly<Record<PlatformKind, string>> = {
  moodle: line({
    id: 'moodle',
    name: 'Moodle',
    profile: 'moodle',
    issuer: 'https://moodle.schule.example',
    clientId: 'CLIENT-ID',
    deployments: ['DEPLOYMENT-ID'],
  }),
  itslearning: line({
    id: 'itslearning',
    name: 'itslearning',
    issuer: 'https://ISSUER',
    clientId: 'CLIENT-ID',
    deployments: ['DEPLOYMENT-ID'],
    authorizationUrl: 'https://AUTHORIZATION-ENDPOINT',
    tokenUrl: 'https://TOKEN-ENDPOINT',
    keysUrl: 'https://KEYSET-URL',
  }),
};
