declare module 'virtual:murmel-contract' {
  import type { AnyContractRouter } from '@orpc/contract';

  const contract: AnyContractRouter;
  export default contract;
}
