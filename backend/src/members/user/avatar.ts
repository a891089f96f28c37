/** The parts an avatar is made of, by their ids in the avatar catalogue (§3). */
export interface AvatarCustomization {
  color: string;
  hat: string;
  face: string;
  accessory: string;
}

/** Parts that every member owns from the start and wears by default. */
export const DEFAULT_AVATAR: AvatarCustomization = {
  color: 'green',
  hat: 'none',
  face: 'smile',
  accessory: 'none',
};
