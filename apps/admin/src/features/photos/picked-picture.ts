/** `alt` is empty where the photo library has the text. */
export type PickedPicture = { address: string; alt: string };

export type PictureChoosing = {
  chosen: readonly PickedPicture[];
  onChoose: (picture: PickedPicture) => void;
  isMultiple: boolean;
};
