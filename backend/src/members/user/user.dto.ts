/** The parts of a member's avatar, by their ids in the avatar catalogue. */
export class AvatarCustomizationDto {
  color!: string;
  hat!: string;
  face!: string;
  accessory!: string;
}

/** A member as they see themselves (§3). */
export class UserDto {
  id!: number;
  username!: string;
  /** The balance in coins. */
  coins!: number;
  isAdmin!: boolean;
  /** Whether this is the site's owner. */
  isOwner!: boolean;
  isOnline!: boolean;
  /** Whether an admin has set the password. Other requests are rejected until the member has changed it. */
  mustChangePassword!: boolean;
  /** Whether the home screen still shows the first steps of a new member. */
  isOnFirstFlight!: boolean;
  /** Whether the member's first colour, which is free of charge, is not chosen yet. */
  hasFreeColour!: boolean;
  /** Seconds on the site. */
  totalTimeSpent!: number;
  /** When the member was last here, ISO-8601 UTC. */
  lastSeen!: string | null;
  /** When the account was created, ISO-8601 UTC. */
  createdAt!: string;
  /** The address of the member's picture. */
  profilePicture!: string | null;
  avatarCustomization!: AvatarCustomizationDto;
  /** The member's settings; their content is up to the client. */
  settings!: Record<string, unknown>;
  /** The same as `avatarCustomization.color`. */
  avatarColor!: string;
  /** The same as `avatarCustomization.hat`. */
  avatarHat!: string;
  /** The same as `avatarCustomization.face`. */
  avatarFace!: string;
  /** The same as `avatarCustomization.accessory`. */
  avatarAccessory!: string;
}
