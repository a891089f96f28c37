import 'reflect-metadata';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { AREAS } from './areas.js';
import { AccessGuard } from '../members/auth/access.guard.js';
import { AuthModule } from '../members/auth/auth.module.js';
import { RateLimitGuard } from '../members/auth/rate-limit.guard.js';
import { BodyGuard } from '../platform/http/body.guard.js';
import { Clock } from '../platform/common/clock.js';
import { CommonModule, type AppEnvironment } from '../platform/common.module.js';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  dropStalledReaders,
  limitAddresses,
  LimitedExpress,
} from '../platform/http/connection-limits.js';
import { trustProxies } from '../platform/http/http.js';
import { DrainService } from '../platform/http/drain.service.js';
import { InputPipe } from '../platform/validation/input.pipe.js';
import { NestLog, requestLog } from '../platform/log/log.js';
import { ProblemFilter } from '../platform/http/problem.filter.js';
import { ReadsInterceptor } from '../platform/http/reads.interceptor.js';
import { requireSameOrigin } from '../platform/http/same-origin.js';
import { securityHeaders } from '../platform/http/security-headers.js';
import { SocketAdapter } from '../community/chat/socket-adapter.js';
import { type Config, livestreamFolder, mediaFolder } from '../platform/config/config.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { execution } from '../platform/database/unit-of-work.js';
import { HealthModule } from '../operations/health/health.module.js';
import { securityText } from './static/security-text.js';
import { staticPages } from './static/static-pages.js';
import { livestreamFiles, mediaFiles } from './static/stored-files.js';

/** Parts of the modules. */
export interface ModuleParts {
  readonly config: Config;
  readonly log: Logger;
  readonly appEnvironment?: AppEnvironment;
  /** Further areas; tests add routes to check rules that apply to every route. */
  readonly areas?: readonly Type[];
}

/** Parts of an app. */
export interface AppParts extends ModuleParts {
  /** The folder with the built pages. */
  readonly pagesFolder: string;
  /** Connection limits; tests use shorter ones. */
  readonly connections?: ConnectionLimits;
}

/** The root of the application. */
@Module({})
export class AppModule {
  /** Builds the root module for these settings. The guards run in the order of their listing. */
  static with({ config, log, appEnvironment = {}, areas = [] }: ModuleParts): DynamicModule {
    const common = CommonModule.with(config, log, appEnvironment);
    return {
      module: AppModule,
      imports: [common, DatabaseModule.with(config.database), HealthModule, AuthModule, ...AREAS, ...areas],
      providers: [
        DrainService,
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: BodyGuard },
        { provide: APP_INTERCEPTOR, useClass: ReadsInterceptor },
        { provide: APP_PIPE, useClass: InputPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}

/** Creates the whole app with an open database, not yet listening. Throws a StartError if it can't start. */
export async function createApp(parts: AppParts): Promise<NestExpressApplication> {
  const { config, log, connections = CONNECTION_LIMITS } = parts;
  const server = new LimitedExpress(connections);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(parts), server, {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  if (config.trustProxy !== undefined) trustProxies(server.getInstance(), config.trustProxy);
  app.use(requestLog(log));
  app.use(dropStalledReaders);
  app.use(securityHeaders(config.publicOrigin));
  app.use(mediaFiles(mediaFolder(config)));
  app.use(livestreamFiles(livestreamFolder(config)));
  app.use(securityText(config, app.get(Clock)));
  app.use(staticPages(parts.pagesFolder, siteOrigin(config)));
  app.use('/api', neverCached, requireSameOrigin(config.publicOrigin));
  app.use('/api/admin', rememberRequest);
  app.setGlobalPrefix('api');
  app.useWebSocketAdapter(new SocketAdapter(app));
  // Behind a proxy every connection is the proxy's.
  if (config.trustProxy === undefined) limitAddresses(app.getHttpServer(), connections);
  return app;
}

/** Returns the site's public origin, as far as the server knows it. */
function siteOrigin({ publicOrigin, port }: Config): string {
  return publicOrigin ?? `http://localhost:${port}`;
}

/** Makes an admin's request available to `AuditLogService`. Other requests do not need it. */
const rememberRequest: RequestHandler = (request, _response, next) => execution.run({ request }, next);

const neverCached: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
