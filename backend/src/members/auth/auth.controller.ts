import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LimitedPerAddress, Public } from '../../platform/http/route.js';
import { callerAddress } from '../../platform/http/http.js';
import { UserDto } from '../user/user.dto.js';
import { toUserDto } from '../user/user.mapper.js';
import { CredentialsDto, NameDto, NameQueryDto } from './auth.dto.js';
import { AuthService, type Origin, type SignedIn } from './auth.service.js';
import { deviceName } from './device-name.js';
import { SessionCookiesService } from './session-cookies.service.js';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly cookies: SessionCookiesService,
  ) {}

  /** Says whether a name can be registered, while it is typed. */
  @Public()
  @LimitedPerAddress('checkNamePerAddress')
  @Get('register/name')
  async name(@Query() { username }: NameQueryDto): Promise<NameDto> {
    return { isFree: await this.auth.isNameFree(username) };
  }

  /** Creates an account and signs it in. */
  @Public()
  @LimitedPerAddress('registerPerAddress')
  @Post('register')
  async register(
    @Body() credentials: CredentialsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    return this.welcome(response, await this.auth.register(credentials, this.originOf(request)));
  }

  /** Signs a member in and ends the previous session of their browser. */
  @Public()
  @LimitedPerAddress('signInPerAddress')
  @Post('login')
  @HttpCode(200)
  async login(
    @Body() credentials: CredentialsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    return this.welcome(response, await this.auth.login(credentials, this.originOf(request)));
  }

  /** Ends the session. Does nothing for a visitor without one. */
  @Public()
  @Post('logout')
  @HttpCode(204)
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.auth.logout(this.cookies.sessionOf(request));
    this.cookies.clearSession(response);
  }

  private welcome(response: Response, { member, token, deviceToken }: SignedIn): UserDto {
    this.cookies.setSession(response, token);
    this.cookies.setDevice(response, deviceToken);
    return toUserDto(member);
  }

  private originOf(request: Request): Origin {
    return {
      ...this.cookies.browserOf(request),
      address: callerAddress(request),
      deviceName: deviceName(request.headers['user-agent']),
    };
  }
}
