declare module 'virtual:murmel-contract' {
  import type { AnyContractRouter } from '@orpc/contract';

  const contract: AnyContractRouter;
  export default contract;
}

/** Imported for its side effect by the part of the app that uses a tool's calls first. */
declare module 'virtual:murmel-contract/*' {}
