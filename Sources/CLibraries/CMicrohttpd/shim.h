#pragma once
#include <microhttpd.h>
#include <netinet/in.h>

/// Starts a server of the library with a thread for each connection: the library's own function takes a list of options of
/// variable length, which Swift cannot call.
static inline struct MHD_Daemon *wayframe_start_daemon(
    const struct sockaddr_in *address, MHD_AccessHandlerCallback handler, void *context, unsigned int connections,
    size_t connectionMemory, unsigned int timeoutSeconds) {
  return MHD_start_daemon(
      MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION, 0, NULL, NULL, handler, context,
      MHD_OPTION_SOCK_ADDR, address, MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
      connectionMemory, MHD_OPTION_CONNECTION_TIMEOUT, timeoutSeconds, MHD_OPTION_END);
}

/// The port that a server listens on; 0 when the library does not know it.
static inline unsigned int wayframe_daemon_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}
