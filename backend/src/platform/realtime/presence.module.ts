import { Global, Module } from '@nestjs/common';
import { Heartbeat } from './heartbeat.js';
import { Presence } from './presence.js';
import { PresenceNews } from './presence-news.js';
import { StatusNews } from './status-news.js';

/** Who is there, and how the site is; running servers only, not what operators run beside them. */
@Global()
@Module({
  providers: [Heartbeat, Presence, PresenceNews, StatusNews],
  exports: [Presence, PresenceNews],
})
export class PresenceModule {}
