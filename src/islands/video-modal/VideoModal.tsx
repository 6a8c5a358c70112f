import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { nextPaint } from '../next-paint.ts';
import { startPlayback } from './start-playback.ts';
import type { Video } from './video.ts';
import { videoWords } from '../../messages/messages.ts';

interface Props extends Omit<Video, 'isOwn'> {
  readonly label: string;
  readonly title: string;
}

type VideoState = 'closed' | 'loading' | 'playing' | 'failed';

/** One text for each state: page translators break an island that swaps pieces of text. */
const statusWords: Readonly<Record<VideoState, string>> = {
  closed: '',
  loading: videoWords.loading,
  playing: '',
  failed: videoWords.failed,
};

/**
 * A link to a film that, with script, opens it in an overlay instead. The native dialog keeps focus
 * in, closes on Escape and gives focus back; nothing of the film is loaded before it is opened.
 */
export function VideoModal({ label, title, sources, captions, poster }: Props) {
  const [state, setState] = useState<VideoState>('closed');
  const link = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const file = sources.at(-1)?.src;
  useEffect(() => {
    // As the script of the page has made it, which does not know a link that was built anew.
    if (link.current) link.current.role = 'button';
  }, []);

  /** What the player reports of a film that was closed meanwhile is of no interest. */
  function report(now: 'playing' | 'failed'): void {
    setState((before) => (before === 'closed' ? before : now));
  }
  const onFailed = () => {
    report('failed');
  };

  async function open(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Without overlays, in old browsers, the link leads to the film.
    if (!dialog.current || !('showModal' in dialog.current)) return;
    event.preventDefault();
    // A modal dialog makes the whole page inert, which costs a slow phone 150 ms.
    await nextPaint();
    if (!video.current || dialog.current.open) return;
    dialog.current.showModal();
    setState('loading');
    const canPlay = await startPlayback(video.current);
    if (!canPlay) report('failed');
  }

  function onClose(): void {
    setState('closed');
    video.current?.pause();
    // Loading anew stops a download that is under way and goes back to the beginning.
    video.current?.load();
    // Safari does not focus a link that is clicked, so it cannot give focus back to it.
    link.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <a
        ref={link}
        className="button"
        href={file}
        aria-haspopup="dialog"
        data-replay
        onClick={(event) => void open(event)}
      >
        <svg viewBox="0 0 12 14" width="12" height="14" aria-hidden="true">
          <path d="M0 0l12 7-12 7z" fill="currentColor" />
        </svg>
        {label}
      </a>
      <dialog
        ref={dialog}
        className="video-modal h-dvh max-h-none w-full max-w-none overflow-auto overscroll-contain bg-deep text-ink"
        aria-label={title}
        data-state={state}
        onClose={onClose}
        onClick={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
      >
        <button
          type="button"
          className="absolute top-3 right-gutter size-12 rounded border border-rule-strong text-number leading-tight hover:bg-tint"
          aria-label={videoWords.close}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
        <div className="video-player">
          {/* The poster waits too: browsers fetch it for a hidden player. */}
          <video
            ref={video}
            aria-label={title}
            className="aspect-video w-full outline-1 outline-rule max-md:portrait:aspect-9/16"
            controls
            playsInline
            preload="none"
            poster={state === 'closed' ? undefined : poster}
            onPlaying={() => {
              report('playing');
            }}
            onError={onFailed}
          >
            {sources.map(({ src, type, media }) => (
              <source
                key={src}
                src={src}
                type={type}
                media={media}
                onError={src === file ? onFailed : undefined}
              />
            ))}
            {captions && (
              <track kind="captions" src={captions} srcLang="en" label={videoWords.captions} />
            )}
            {videoWords.unsupported}
          </video>
          <p className="row mt-3 items-center justify-between gap-x-6 gap-y-1 text-note max-md:portrait:px-gutter">
            <span role="status">{statusWords[state]}</span>{' '}
            {captions && (
              <a href="#film-transcript" onClick={() => dialog.current?.close()}>
                {videoWords.transcript}
              </a>
            )}
            <a href={file}>{videoWords.alone}</a>
          </p>
        </div>
      </dialog>
    </>
  );
}
