import { Module } from '@nestjs/common';
import { Audiences } from './audiences.js';
import { LiveDoor } from './live-door.js';
import { LiveEvents } from './live-events.js';
import { LiveGateway } from './live-gateway.js';
import { LiveIdentity } from './live-identity.js';
import { Presence } from './presence.js';
import { Sayings } from './sayings.js';
import { Strangers } from './strangers.js';
import { WaitingRoom } from './waiting-room.js';

@Module({ providers: [Audiences, LiveDoor, LiveEvents, LiveGateway, LiveIdentity, Presence, Sayings, Strangers, WaitingRoom] })
export class LiveModule {}
