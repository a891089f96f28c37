import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { SessionCookiesService } from '../../../members/auth/session-cookies.service.js';
import { Admin, CurrentUser, type Identity } from '../../../platform/http/route.js';
import { type PageAnswer, Paged, wholeUnlessPaged } from '../../../platform/validation/paging.js';
import {
  AdminUserDto,
  AdminUserParamsDto,
  AdminUsersQueryDto,
  NewUserDto,
  OneTimePasswordDto,
  UserChangeDto,
} from './admin-users.dto.js';
import { AdminUsersService } from './admin-users.service.js';
import { UserListService } from './user-list.service.js';

@Controller('admin/users')
export class AdminUsersController {
  constructor(
    private readonly userList: UserListService,
    private readonly users: AdminUsersService,
    private readonly cookies: SessionCookiesService,
  ) {}

  /**
   * The users, up to 1,000, or a page. `Link` leads to the next and the previous page, `X-Total-Count` is the
   * number of users that match.
   */
  @Admin()
  @Get()
  async list(@Query() query: AdminUsersQueryDto, @Paged() answer: PageAnswer): Promise<AdminUserDto[]> {
    return answer.of(await this.userList.page(wholeUnlessPaged(query)));
  }

  /** One user. */
  @Admin()
  @Get(':id')
  find(@Param() { id }: AdminUserParamsDto): Promise<AdminUserDto> {
    return this.userList.find(id);
  }

  /** Adds a user. */
  @Admin()
  @Post()
  add(@CurrentUser() admin: Identity, @Body() credentials: NewUserDto): Promise<AdminUserDto> {
    return this.users.add(admin.id, credentials);
  }

  /** Grants or revokes a user's admin rights. */
  @Admin()
  @Patch(':id')
  change(
    @CurrentUser() admin: Identity,
    @Param() { id }: AdminUserParamsDto,
    @Body() { isAdmin }: UserChangeDto,
  ): Promise<AdminUserDto> {
    return this.users.setAdmin(admin.id, id, isAdmin);
  }

  /** Closes a user's account for good. Ledger and rounds stay under a pseudonym, and the name is reserved. */
  @Admin()
  @Delete(':id')
  @HttpCode(204)
  close(@CurrentUser() admin: Identity, @Param() { id }: AdminUserParamsDto): Promise<void> {
    return this.users.close(admin.id, id);
  }

  /** Signs a user out on every device. */
  @Admin()
  @Post(':id/sign-out')
  @HttpCode(204)
  signOut(
    @CurrentUser() admin: Identity,
    @Param() { id }: AdminUserParamsDto,
    @Req() request: Request,
  ): Promise<void> {
    return this.users.signOut(admin.id, id, this.cookies.sessionOf(request));
  }

  /** Sets a one-time password that the user has to change first of all, and signs them out everywhere. */
  @Admin()
  @Post(':id/one-time-password')
  async issuePassword(
    @CurrentUser() admin: Identity,
    @Param() { id }: AdminUserParamsDto,
  ): Promise<OneTimePasswordDto> {
    return { password: await this.users.issuePassword(admin.id, id) };
  }
}
