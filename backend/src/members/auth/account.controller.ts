import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  BeforePasswordChange,
  CurrentUser,
  type Identity,
  LimitedPerAddress,
  Member,
} from '../../platform/http/route.js';
import { UserDto } from '../user/user.dto.js';
import { toUserDto } from '../user/user.mapper.js';
import { AccountClosingService } from './account-closing.service.js';
import { ChangePasswordDto, ChangeUsernameDto, CloseAccountDto, DeviceDto } from './account.dto.js';
import { AccountService } from './account.service.js';
import { SessionCookiesService } from './session-cookies.service.js';
import { SessionsService } from './sessions.service.js';

/** Endpoints for the member's own account. Changes of the account require the password. */
@Controller('user')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly closing: AccountClosingService,
    private readonly devices: SessionsService,
    private readonly cookies: SessionCookiesService,
  ) {}

  /** Changes the member's name. */
  @Member()
  @LimitedPerAddress('signInPerAddress')
  @Patch('username')
  async changeUsername(
    @CurrentUser() member: Identity,
    @Body() change: ChangeUsernameDto,
    @Req() request: Request,
  ): Promise<UserDto> {
    return toUserDto(await this.account.changeUsername(member, change, this.cookies.browserOf(request)));
  }

  /** Changes the member's password and signs out every other device. */
  @Member()
  @BeforePasswordChange()
  @LimitedPerAddress('signInPerAddress')
  @Patch('password')
  @HttpCode(204)
  changePassword(
    @CurrentUser() member: Identity,
    @Body() change: ChangePasswordDto,
    @Req() request: Request,
  ): Promise<void> {
    return this.account.changePassword(member, change, this.cookies.browserOf(request));
  }

  /** The devices on which the member is signed in, the last used first. */
  @Member()
  @Get('sessions')
  sessions(@CurrentUser() member: Identity, @Req() request: Request): Promise<DeviceDto[]> {
    return this.devices.devicesOf(member.id, this.cookies.sessionOf(request));
  }

  /** Signs one of the member's devices out. */
  @Member()
  @Delete('sessions/:id')
  @HttpCode(204)
  signOut(@CurrentUser() member: Identity, @Param('id') id: string): Promise<void> {
    return this.devices.signOut(member.id, id);
  }

  /**
   * Closes the member's account for good and signs every device out. The owner's and the last admin's account
   * cannot be closed.
   */
  @Member()
  @LimitedPerAddress('signInPerAddress')
  @Post('close')
  @HttpCode(204)
  async close(
    @CurrentUser() member: Identity,
    @Body() { password }: CloseAccountDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.closing.close(member.id, password, this.cookies.browserOf(request));
    this.cookies.clearSession(response);
  }
}
