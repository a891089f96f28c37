interface LatePictureProps {
  file: string;
  className?: string;
  width: number;
  height: number;
}

/** A picture file below the first sight, loaded when it comes near. Decoration: the text beside it says all. */
export function LatePicture({ file, ...rest }: LatePictureProps) {
  return <img src={file} alt="" loading="lazy" decoding="async" {...rest} />;
}
