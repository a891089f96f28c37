import { Global, Module } from '@nestjs/common';
import { SharedRedis } from '../common/redis.js';
import { Config } from '../config/config.js';
import { Bus } from './bus.js';
import { PushService } from './push.service.js';
import { RedisBus } from './redis-bus.js';
import { SessionEndsService } from './session-ends.service.js';
import { SocketRegistryService } from './socket-registry.service.js';

/** Server push: the bus between nodes, this node's sockets, and frames to both. */
@Global()
@Module({
  providers: [
    {
      provide: Bus,
      inject: [Config, SharedRedis],
      useFactory: ({ redisUrl }: Config, { link }: SharedRedis) =>
        link && redisUrl !== undefined ? new RedisBus(link, redisUrl) : new Bus(),
    },
    SocketRegistryService,
    PushService,
    SessionEndsService,
  ],
  exports: [Bus, SocketRegistryService, PushService, SessionEndsService],
})
export class RealtimeModule {}
