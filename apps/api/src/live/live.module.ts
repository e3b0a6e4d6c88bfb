import { Module } from '@nestjs/common';
import { AnonymousConnections } from './anonymous-connections.js';
import { Audiences } from './audiences.js';
import { InboundMessages } from './inbound-messages.js';
import { LiveAuthorizer } from './live-authorizer.js';
import { LiveEvents } from './live-events.js';
import { LiveGateway } from './live-gateway.js';
import { LiveIdentity } from './live-identity.js';
import { Presence } from './presence.js';
import { WaitingSubscriptions } from './waiting-subscriptions.js';

@Module({
  providers: [
    Audiences,
    LiveAuthorizer,
    LiveEvents,
    LiveGateway,
    LiveIdentity,
    Presence,
    InboundMessages,
    AnonymousConnections,
    WaitingSubscriptions,
  ],
})
export class LiveModule {}
