export const NAMESPACE = 'ai/writing';
