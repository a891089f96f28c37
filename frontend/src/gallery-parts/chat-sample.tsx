import { useAuth } from '../app/auth';
import { useBackgroundWork } from '../app/background-work.hook';
import { ChatPanel } from '../chat/chat.panel';
import { ScreenTitle } from '../ui/screen-title';

/** The chat, connected to the real server if the page is served beside one. `#chat` shows it. */
export function ChatSample() {
  useBackgroundWork();
  const { user, isLoading } = useAuth();
  return (
    <div className="planet-limb">
      <main className="page" id="main" tabIndex={-1}>
        <ScreenTitle title="Chat" lead="Where the squad talks." />
        <div style={{ maxWidth: 352 }}>
          {user !== null && <ChatPanel key={user.id} user={user} />}
          {user === null && !isLoading && <p>Nobody is signed in.</p>}
        </div>
      </main>
    </div>
  );
}
