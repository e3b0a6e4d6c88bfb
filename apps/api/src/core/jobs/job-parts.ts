export const jobProviders = [];
