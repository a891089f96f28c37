import { Global, Module } from '@nestjs/common';
import { SharedRedis } from '../common/redis.js';
import { Config } from '../config/config.js';
import { Bus } from './bus.js';
import { FriendIds } from './friend-ids.js';
import { Pushes } from './pushes.js';
import { RedisBus } from './redis-bus.js';
import { SessionEnds } from './session-ends.js';
import { Sockets } from './sockets.js';

/** What reaches members without their asking: the bus between nodes, this node's sockets, and pushes to both. */
@Global()
@Module({
  providers: [
    {
      provide: Bus,
      inject: [Config, SharedRedis],
      useFactory: ({ redisUrl }: Config, { link }: SharedRedis) =>
        link && redisUrl !== undefined ? new RedisBus(link, redisUrl) : new Bus(),
    },
    Sockets,
    Pushes,
    SessionEnds,
    FriendIds,
  ],
  exports: [Bus, Sockets, Pushes, SessionEnds, FriendIds],
})
export class RealtimeModule {}
