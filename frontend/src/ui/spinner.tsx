import LoaderCircle from 'lucide-react/icons/loader-circle';

/** Turning wheel; decoration only, the words beside it say what is awaited. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle className="spinner" size={size} aria-hidden="true" />;
}
