declare module 'virtual:murmel-contract' {
  import type { AnyContractRouter } from '@orpc/contract';

  const contract: AnyContractRouter;
  export default contract;
}

/** Imported for its effect by whatever part of the app uses a tool's calls first. */
declare module 'virtual:murmel-contract/*' {}
