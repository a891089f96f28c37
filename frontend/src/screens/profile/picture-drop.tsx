import { pictureFrame } from 'game-scenes/art/picture-frame';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { PICTURE_TYPES } from '../../lib/picture-file';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';

const FRAME = pictureFrame();

interface PictureDropProps {
  isDisabled: boolean;
  onFile: (file: File | undefined) => void;
}

/** Drop zone for a file, with a button to choose one. */
export function PictureDrop({ isDisabled, onFile }: PictureDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const allow = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(!isDisabled);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={classNames('center gap-10 picture-drop', isOver && 'picture-drop--over')}
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <svg className="picture-drop__edge" viewBox="0 0 468 316" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 2H444L466 24V314H13L2 303Z" vectorEffect="non-scaling-stroke" />
      </svg>
      <Art drawing={FRAME} className="picture-drop__art" />
      <b className="card-title">Drop a picture here</b>
      <p className="meta">JPEG, PNG, GIF or WEBP, up to 5 MB</p>
      <p className="meta">A moving picture is kept as its first frame.</p>
      <Button size="small" disabled={isDisabled} onClick={() => input.current?.click()}>
        Choose File
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="Picture file"
        className="visually-hidden"
        tabIndex={-1}
        accept={PICTURE_TYPES}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </div>
  );
}
