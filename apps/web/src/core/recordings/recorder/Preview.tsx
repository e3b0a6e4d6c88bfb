import { useEffect, useRef } from 'react';

interface PreviewProps {
  stream: MediaStream;
  label: string;
  className?: string | undefined;
  /** true for a mirrored picture, because users expect to see themselves like that */
  mirrored?: boolean;
}

/** Live view of the camera or the screen, without sound. */
export function Preview({ stream, label, className, mirrored = false }: PreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return <video ref={video} className={className} data-mirrored={mirrored || undefined} aria-label={label} autoPlay muted playsInline />;
}
