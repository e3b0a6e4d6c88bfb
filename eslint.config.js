import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { elements, files, policies } from './tools/lint/boundaries.mjs';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
/** Each workspace's own settings; without the list the resolver asks the root, which has none. */
const PROJECTS = ['apps/*/tsconfig.json', 'collab-server/tsconfig.json', 'libs/*/tsconfig.json', 'tests/tsconfig.json'];

const ENVIRONMENT = 'Configuration is read in libs/server/src/configuration only.';
const readsEnvironment = [
  { selector: "MemberExpression[object.name='process'][property.name='env']", message: ENVIRONMENT },
  { selector: "MemberExpression[object.property.name='process'][property.name='env']", message: ENVIRONMENT },
  { selector: "VariableDeclarator[init.name='process'] Property[key.name='env']", message: ENVIRONMENT },
  { selector: "ImportDeclaration[source.value=/^(node:)?process$/] ImportSpecifier[imported.name='env']", message: ENVIRONMENT },
];

/** What a request names, the guard has loaded (`itemOf`, `rowOf`, …); read once more, it could be something else. */
const SUBJECT = 'The guard decided on what the request names: take it from the `Asking` (itemOf, classOf, projectOf, rowOf, keyOf).';
const readsSubjects = [
  {
    selector: "ImportDeclaration[source.value='@nestjs/common'] ImportSpecifier[imported.name=/^(Param|Query|Body|Req|Headers)$/]",
    message: SUBJECT,
  },
  { selector: "MemberExpression[object.name='request'][property.name=/^(params|query|body)$/]", message: SUBJECT },
  { selector: "MemberExpression[object.property.name='request'][property.name=/^(params|query|body)$/]", message: SUBJECT },
];

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '.nx/', '**/test-results/', '**/playwright-report/', 'apps/web/public/'] },
  // Comments that switch rules off would make every rule a suggestion.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  { rules: { 'max-lines': ['error', { max: 430 }] } },
  {
    files: ['**/*.{js,mjs}'],
    ...js.configs.recommended,
    languageOptions: {
      globals: Object.fromEntries(
        ['console', 'process', 'fetch', 'URL', 'AbortSignal', 'AbortController', 'setTimeout', 'clearTimeout', 'setInterval', 'Buffer'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
  },
  {
    files: TYPESCRIPT,
    extends: [js.configs.recommended, ...tseslint.configs.strict],
    languageOptions: {
      parserOptions: {
        // The few settings files at the root belong to no workspace.
        projectService: { allowDefaultProject: ['vitest.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
      // Nest's modules are classes that only carry a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // noUncheckedIndexedAccess asks for a proof at every index; where the line above is the proof, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
      'no-restricted-syntax': ['error', ...readsEnvironment],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '(^|/)libs/[^/]+/(src|dist)(/|$)|^@murmel/[^/]+/', message: 'A lib is imported by its name: one public entry each.' },
          ],
        },
      ],
    },
  },
  {
    files: TYPESCRIPT,
    plugins: { boundaries, 'import-x': importX },
    settings: {
      'import/resolver': { typescript: { project: PROJECTS, noWarnOnMultipleProjects: true } },
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: PROJECTS, noWarnOnMultipleProjects: true })],
      // Without these two, no-cycle finds nothing and says nothing.
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/extensions': ['.ts', '.tsx'],
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': elements,
      'boundaries/files': files,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'boundaries/legacy-templates': false,
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', checkAllOrigins: true, policies }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
    },
  },
  {
    files: ['apps/api/src/core/**/*.ts', 'apps/api/src/tools/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...readsEnvironment, ...readsSubjects] },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // The plugin's other rules are those of the React compiler, which is not in use.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['libs/server/src/configuration/**', 'tests/**', 'vitest.config.ts', 'apps/web/vite.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
