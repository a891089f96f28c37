import 'reflect-metadata';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { AREAS } from './areas.js';
import { AccessGuard } from './auth/access.guard.js';
import { AuthModule } from './auth/auth.module.js';
import { RateLimitGuard } from './auth/rate-limit.guard.js';
import { BodyGuard } from './common/body.guard.js';
import { CommonModule, type Surroundings } from './common/common.module.js';
import { DrainService } from './common/drain.service.js';
import { InputPipe } from './common/input.pipe.js';
import { NestLog, requestLog } from './common/log.js';
import { ProblemFilter } from './common/problem.filter.js';
import { requireSameOrigin } from './common/same-origin.js';
import { securityHeaders } from './common/security-headers.js';
import { SocketAdapter } from './chat/socket-adapter.js';
import { type Config, livestreamFolder } from './config.js';
import { DatabaseModule } from './database/database.module.js';
import { HealthModule } from './health/health.module.js';
import { HourlySweep } from './profile/hourly-sweep.service.js';
import { mediaFolder } from './profile/profile.module.js';
import { livestreamFiles } from './static/livestream-files.js';
import { mediaFiles } from './static/media-files.js';
import { staticPages } from './static/static-pages.js';

/** What the modules are made of. */
export interface ModuleParts {
  readonly config: Config;
  readonly log: Logger;
  readonly surroundings?: Surroundings;
  /** Further areas: tests add routes to show what holds for every route. */
  readonly areas?: readonly Type[];
}

/** What an app is made of. */
export interface AppParts extends ModuleParts {
  /** The folder with the built pages. */
  readonly pagesFolder: string;
}

/** A connection that a proxy keeps open must outlive the proxy's own patience, usually 60 s. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** The root of the application. */
@Module({})
export class AppModule {
  /** Everything for these settings. The order of the guards is the order they run in. */
  static with({ config, log, surroundings = {}, areas = [] }: ModuleParts): DynamicModule {
    const common = CommonModule.with(config, log, surroundings);
    return {
      module: AppModule,
      imports: [common, DatabaseModule, HealthModule, AuthModule, ...AREAS, ...areas],
      providers: [
        DrainService,
        HourlySweep,
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: BodyGuard },
        { provide: APP_PIPE, useClass: InputPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}

/** The whole app, its database open, not yet listening. Throws a StartError when it can't start. */
export async function createApp(parts: AppParts): Promise<NestExpressApplication> {
  const { config, log } = parts;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(parts), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  if (config.trustProxy !== undefined) app.set('trust proxy', config.trustProxy);
  app.use(requestLog(log));
  app.use(securityHeaders(config.publicOrigin));
  app.use(mediaFiles(mediaFolder(config)));
  app.use(livestreamFiles(livestreamFolder(config)));
  app.use(staticPages(parts.pagesFolder, siteOrigin(config)));
  app.use('/api', neverCached, requireSameOrigin(config.publicOrigin));
  app.setGlobalPrefix('api');
  app.useWebSocketAdapter(new SocketAdapter(app));
  app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  return app;
}

/** Where people open the site, as far as the server knows. */
function siteOrigin({ publicOrigin, port }: Config): string {
  return publicOrigin ?? `http://localhost:${port}`;
}

const neverCached: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
