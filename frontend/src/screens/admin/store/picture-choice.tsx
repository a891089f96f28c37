import CircleAlert from 'lucide-react/icons/circle-alert';
import ImageIcon from 'lucide-react/icons/image';
import { useId, useRef } from 'react';
import type { RefObject } from 'react';
import { MAX_PICTURE_BYTES, PICTURE_TYPES, readPicture, reasonIn } from '../../../lib/picture-file';
import { Button } from '../../../ui/button';

interface PictureChoiceProps {
  /** URL of the current picture. */
  present: string | null;
  /** New picture, as a data URL. */
  chosen: string | null;
  validationError: string | undefined;
  hint: string;
  onChoose: (dataUrl: string) => void;
  onValidationError: (sentence: string) => void;
}

/** Shows the picture of an item and lets the admin replace it. */
export function PictureChoice(props: PictureChoiceProps) {
  const { present, chosen, validationError, hint, onChoose, onValidationError } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const shown = chosen ?? present;
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MAX_PICTURE_BYTES) return onValidationError('The picture must be less than 5MB.');
    await readPicture(file).then(onChoose, (error: unknown) => onValidationError(reasonIn(error)));
  };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      className="picture-choice"
    >
      <span className="center muted picture-choice__picture">
        {shown === null ? (
          <ImageIcon size={28} aria-hidden="true" />
        ) : (
          <img src={shown} alt="" width={88} height={88} />
        )}
      </span>
      <div className="column grow gap-8 picture-choice__text">
        <span id={`${id}-label`} className="field__label">
          Picture
        </span>
        <Button size="small" onClick={() => input.current?.click()}>
          Choose File
        </Button>
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
        {validationError && (
          <p role="alert" className="field__error">
            <CircleAlert size={18} aria-hidden="true" />
            {validationError}
          </p>
        )}
      </div>
      <FileInput ref={input} onFile={(file) => void take(file)} />
    </div>
  );
}

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>;
  onFile: (file: File | undefined) => void;
}

/** The browser's file input, hidden; a button opens it. */
function FileInput({ ref, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
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
  );
}
