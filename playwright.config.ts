// Lets `npx playwright test <file>` run from the root; the stages of tools/stages use it as well.
export { default } from './tests/e2e/playwright.config.js';
