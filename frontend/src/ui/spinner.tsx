import LoaderCircle from 'lucide-react/icons/loader-circle';

/** Spinner; decoration only, as the text beside it says what is loading. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle className="spinner" size={size} aria-hidden="true" />;
}
