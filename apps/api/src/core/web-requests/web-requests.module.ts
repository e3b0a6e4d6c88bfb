import type { Configuration } from '@murmel/server';
import { Module } from '@nestjs/common';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { FETCH_RULES, NO_FETCHING, PUBLIC_INTERNET } from './fetch-rules.js';

@Module({
  providers: [
    {
      provide: FETCH_RULES,
      inject: [CONFIGURATION],
      useFactory: ({ outgoingRequests }: Configuration) => ({ ...(outgoingRequests ? PUBLIC_INTERNET : NO_FETCHING) }),
    },
  ],
  exports: [FETCH_RULES],
})
export class WebRequestsModule {}
