import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/http/access.js';
import { callerAddress } from '../../platform/http/http.js';
import { LimitedPerAddress } from '../../platform/limits/rate-limit.js';
import { UserDto } from '../user/user.dto.js';
import { toUserDto } from '../user/user.mapper.js';
import { CredentialsDto } from './auth.dto.js';
import { AuthService, type Origin, type SignedIn } from './auth.service.js';
import { deviceName } from './device-name.js';
import { KnownDevicesService, presentedDevice } from './known-devices.service.js';
import { TakesPassword } from './password-capacity.guard.js';
import { presentedToken, SessionCookiesService } from './session-cookies.service.js';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly cookies: SessionCookiesService,
    private readonly knownDevices: KnownDevicesService,
  ) {}

  /** Creates an account and signs it in. */
  @Public()
  @LimitedPerAddress('registerPerAddress')
  @TakesPassword()
  @Post('register')
  async register(
    @Body() credentials: CredentialsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    return this.welcome(response, await this.auth.register(credentials, originOf(request)));
  }

  /** Signs a member in and ends the previous session of their browser. */
  @Public()
  @LimitedPerAddress('signInPerAddress')
  @TakesPassword()
  @Post('login')
  @HttpCode(200)
  async login(
    @Body() credentials: CredentialsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    return this.welcome(response, await this.auth.login(credentials, originOf(request)));
  }

  /** Ends the session. Does nothing for a visitor without one. */
  @Public()
  @Post('logout')
  @HttpCode(204)
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.auth.logout(presentedToken(request));
    this.cookies.clear(response);
  }

  private welcome(response: Response, { member, token, deviceToken }: SignedIn): UserDto {
    this.cookies.set(response, token);
    this.knownDevices.setCookie(response, deviceToken);
    return toUserDto(member);
  }
}

function originOf(request: Request): Origin {
  return {
    address: callerAddress(request),
    presentedToken: presentedToken(request),
    presentedDevice: presentedDevice(request),
    device: deviceName(request.headers['user-agent']),
  };
}
