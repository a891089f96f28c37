import type { User } from '../../api/types';
import { Button } from '../../ui/button';
import { CoinAmount } from '../../ui/coin-amount';
import { Dialog } from '../../ui/dialog';
import { PictureDrop } from './picture-drop';
import { PICTURE_COINS, sizeText } from './picture-rules';
import { usePicture } from './picture.hook';
import './picture.css';

interface PictureDialogProps {
  user: User;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Dialog to upload a picture. Closing it discards the chosen file (§4). */
export function PictureDialog({ user, isOpen, onOpenChange }: PictureDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<span className="accent accent--ion">Profile Picture</span>}
      size="wide"
    >
      <PictureUpload user={user} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function PictureUpload({ user, onClose }: { user: User; onClose: () => void }) {
  const picture = usePicture(user, onClose);
  const { file, isUploading } = picture;
  return (
    <div className="column picture">
      <div className="columns picture__halves">
        <PictureDrop isDisabled={isUploading} onFile={picture.choose} />
        <div className="stack gap-14" aria-live="polite">
          <div className="center picture__preview cut-picture">
            {picture.preview === null ? (
              <p className="meta">{file === null ? 'Your picture shows here' : 'Reading...'}</p>
            ) : (
              <img src={picture.preview} alt="Preview" />
            )}
          </div>
          {file !== null && (
            <p className="row apart gap-16 picture__file">
              <b className="ellipsis">{file.name}</b>
              <span className="meta figure">{sizeText(file.size)}</span>
            </p>
          )}
          {isUploading && <Progress share={picture.progress} />}
        </div>
      </div>
      <div className="row wrap gap-14 picture__footer">
        {picture.isWorn ? (
          <p className="picture__price">You have this picture already.</p>
        ) : (
          <Price coins={user.coins} />
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="go" isPending={isUploading} pendingLabel="Uploading..." onClick={picture.start}>
          Upload Picture
        </Button>
      </div>
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="column gap-10">
      <div
        className="picture__progress"
        role="progressbar"
        aria-label="Upload"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className="meta" aria-live="off">
        {percent < 100 ? `Uploading... ${percent}%` : 'Almost there...'}
      </p>
    </div>
  );
}

function Price({ coins }: { coins: number }) {
  const after = coins - PICTURE_COINS;
  return (
    <p className="row wrap picture__price">
      <CoinAmount amount={PICTURE_COINS} />
      <span className="meta">
        {after < 0 ? 'Your balance: ' : 'Balance after: '}
        <b className="figure">{(after < 0 ? coins : after).toLocaleString('en-US')}</b>
      </span>
    </p>
  );
}
