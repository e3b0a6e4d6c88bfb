import { Module } from '@nestjs/common';
import { Audiences } from './audiences.js';
import { LiveDoor } from './live-door.js';
import { LiveEvents } from './live-events.js';
import { LiveGateway } from './live-gateway.js';
import { LiveIdentity } from './live-identity.js';
import { Presence } from './presence.js';
import { ProjectPlaces } from './project-places.js';
import { ProjectWatching } from './project-watching.js';

@Module({ providers: [Audiences, LiveDoor, LiveEvents, LiveGateway, LiveIdentity, Presence, ProjectPlaces, ProjectWatching] })
export class LiveModule {}
