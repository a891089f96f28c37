import { Module } from '@nestjs/common';
import { UserController } from './user.controller.js';

/** The member's own account. */
@Module({ controllers: [UserController] })
export class UserModule {}
