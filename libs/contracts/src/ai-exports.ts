export * from './ai-file-names.js';
export * from './ai-image-names.js';
export * from './ai-names.js';
export * from './ai-run-names.js';
export * from './ai-speech-names.js';
export * from './ai-step-names.js';
export * from './ai-tool-names.js';
