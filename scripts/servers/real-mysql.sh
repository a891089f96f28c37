#!/usr/bin/env bash
# Runs a real MySQL server in the foreground, for tests: on loopback, with its data in its own folder.
#
#   scripts/servers/real-mysql.sh DIRECTORY PORT [INIT_SQL_FILE]
#
# Debian has MySQL only in its unstable suite. This script unpacks that package and its libraries next to the
# system (own apt folders, no package is installed) and runs it with its own dynamic linker. For 64-bit x86
# Debian. The unpacked server is cached in .cache/real-mysql of the clone; MYSQL_SUITE and MYSQL_MIRROR select
# its source.
set -euo pipefail

readonly DIRECTORY=${1:?say in which folder the data goes}
readonly PORT=${2:?say on which port to listen}
readonly INIT_SQL=${3:-}

CACHE=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)/.cache/real-mysql
readonly CACHE
readonly ROOTFS=$CACHE/rootfs
readonly LINKER=$ROOTFS/usr/lib64/ld-linux-x86-64.so.2
readonly LIBRARIES=$ROOTFS/usr/lib/x86_64-linux-gnu:$ROOTFS/lib/x86_64-linux-gnu:$ROOTFS/usr/lib/x86_64-linux-gnu/mysql/private:$ROOTFS/usr/lib/mysql/private

# Mirror of this system's own packages.
debian_mirror() {
  awk '/^URIs:/ { print $2; exit }' /etc/apt/sources.list.d/debian.sources
}

# apt with its own folders and package status, as on a system without installed packages.
private_apt() {
  local apt=$CACHE/apt
  apt-get -qq \
    -o Dir::Etc="$apt/etc" -o Dir::State="$apt" -o Dir::State::lists="$apt/lists" -o Dir::State::status="$apt/status" \
    -o Dir::Cache="$apt" -o Dir::Cache::archives="$apt/archives" \
    -o APT::Architecture=amd64 -o APT::Architectures=amd64 -o APT::Sandbox::User=root \
    -o Acquire::Languages=none -o APT::Update::Post-Invoke-Success::= -o DPkg::Post-Invoke::= -o Debug::NoLocking=1 \
    "$@"
}

# The server and the libraries it needs, by name; installation tools (perl, systemd) are excluded.
wanted_packages() {
  private_apt --no-install-recommends -s install mysql-server-core |
    awk '/^Inst / { print $2 }' |
    grep -E '^(lib|mysql-server-core|mysql-common|zlib1g|gcc-)' |
    grep -vE '^lib(perl|pam|audit|cap-ng|selinux|semanage|sepol|debconf)'
}

unpack_server() {
  [ -e "$CACHE/complete" ] && return
  local apt=$CACHE/apt packages
  mkdir -p "$apt"/etc/{preferences.d,sources.list.d,apt.conf.d} "$apt/lists/partial" "$apt/archives/partial" "$ROOTFS"
  : >"$apt/status"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${MYSQL_MIRROR:-$(debian_mirror)} ${MYSQL_SUITE:-sid} main" \
    >"$apt/etc/sources.list"
  private_apt update
  mapfile -t packages < <(wanted_packages)
  (cd "$apt/archives" && private_apt download "${packages[@]}")
  for package in "$apt"/archives/*.deb; do dpkg-deb -x "$package" "$ROOTFS"; done
  rm -rf "$apt"
  touch "$CACHE/complete"
}

server_options=(
  --no-defaults --user=root
  --basedir="$ROOTFS/usr" --datadir="$DIRECTORY/data"
  --lc-messages-dir="$ROOTFS/usr/share/mysql" --plugin-dir="$ROOTFS/usr/lib/mysql/plugin"
  --character-sets-dir="$ROOTFS/usr/share/mysql/charsets"
  --secure-file-priv="$DIRECTORY/files" --log-error="$DIRECTORY/server.log" --pid-file="$DIRECTORY/server.pid"
)

unpack_server
mkdir -p "$DIRECTORY/files"
if [ ! -d "$DIRECTORY/data/mysql" ]; then
  "$LINKER" --library-path "$LIBRARIES" "$ROOTFS/usr/sbin/mysqld" "${server_options[@]}" --initialize-insecure
fi
exec "$LINKER" --library-path "$LIBRARIES" "$ROOTFS/usr/sbin/mysqld" "${server_options[@]}" \
  ${INIT_SQL:+"--init-file=$INIT_SQL"} \
  --bind-address=127.0.0.1 --port="$PORT" --socket="$DIRECTORY/server.sock" --mysqlx=OFF \
  --innodb-buffer-pool-size=128M --innodb-redo-log-capacity=32M --innodb-flush-log-at-trx-commit=2 \
  --skip-log-bin --max-connections=100
